import { randomUUID } from "node:crypto";
import { apiOfFile } from "../../testing/api-of-file";
import { storeSetting } from "../site/settings";
import { isInNetworks, staffNetworks } from "./staff-networks";

const api = apiOfFile();

it.each([
  ["", "203.0.113.7", true],
  ["203.0.113.0/24", "203.0.113.7", true],
  ["203.0.113.0/24, 10.0.0.0/8", "10.1.2.3", true],
  ["203.0.113.0/24", "203.0.114.7", false],
  ["2001:db8::/32", "2001:db8:1:2::/64", true],
  ["2001:db8::/32", "203.0.113.7", false],
  ["203.0.113.0/24", "unknown", false],
  ["203.0.113.7", "203.0.113.7", null],
  ["203.0.113.0/33", "203.0.113.7", null],
  ["the office", "203.0.113.7", null],
])("%p has %p: %p", (networks, address, expected) => {
  expect(isInNetworks(networks, address)).toBe(expected);
});

it("lets nobody use the desk from another network, and never locks out the person who sets it", async () => {
  const staff = await api.signIn("staff");
  const set = (value: string, ip: string) =>
    api.call("POST", "/desk/setting", {
      as: staff,
      ip,
      body: { key: "staff_networks", value, reason: "The office alone" },
      headers: { "idempotency-key": randomUUID() },
    });
  const queue = (ip: string) => api.call("GET", "/desk/queue", { as: staff, ip });
  expect((await queue("198.51.100.4")).status).toBe(200);

  const outside = await set("203.0.113.0/24", "198.51.100.4");
  expect(outside.status).toBe(422);
  expect(outside.body.errors).toEqual({
    value: ["Your own address 198.51.100.4 is outside these networks. Please add it."],
  });
  expect((await set("the office", "203.0.113.7")).status).toBe(422);
  expect((await queue("198.51.100.4")).status).toBe(200);

  expect((await set("203.0.113.0/24", "203.0.113.7")).status).toBe(200);
  expect((await queue("203.0.113.7")).status).toBe(200);
  const elsewhere = await queue("198.51.100.4");
  expect(elsewhere.status).toBe(403);
  expect(elsewhere.body.message).toMatch(/^The desk cannot be used from this network \(198\.51\.100\.4\)/);
  const trail = await api.call("GET", "/desk/audit?subject=setting:staff_networks", { as: staff, ip: "203.0.113.7" });
  expect(trail.body.data).toEqual([expect.objectContaining({ action: "setting set", reason: "The office alone" })]);
  const customer = await api.signIn("customer");
  expect((await api.call("GET", "/cash-wallet", { as: customer, ip: "198.51.100.4" })).status).toBe(200);
});

it("refuses a second person outside the new networks, and leaves the request to another one inside", async () => {
  const [asker, outside, inside] = [await api.signIn("staff"), await api.signIn("staff"), await api.signIn("staff")];
  const post = (as: typeof asker, path: string, ip: string, body: object) =>
    api.call("POST", `/desk${path}`, {
      as,
      ip,
      body: { reason: "The office alone", ...body },
      headers: { "idempotency-key": randomUUID() },
    });
  await storeSetting(api.db, staffNetworks, "");
  const value = "203.0.113.0/24, 192.0.2.0/24";
  const asked = await post(asker, "/setting", "203.0.113.7", { key: "staff_networks", value });
  const path = `/approval/${asked.body.approval_id}/confirm`;

  const refused = await post(outside, path, "198.51.100.4", {});

  expect(refused.status).toBe(422);
  expect(refused.body.message).toMatch(/^Your own address 198\.51\.100\.4/);
  expect(await post(inside, path, "192.0.2.9", {})).toMatchObject({
    status: 200,
    body: { message: "The setting is changed." },
  });
});
