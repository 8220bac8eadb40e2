import type { Server } from "node:http";
import { join } from "node:path";
import { ExampleRefusal, type ExampleWorld, exampleRead, exampleWrite } from "@mandi/shared/area/define-examples";
import { AddressBody, AddressListAnswer } from "@mandi/shared/contract/address";
import { checkout } from "../contract/contract-types";
import { createEmulator } from "./emulator";
import { loadExamples } from "./load-examples";
import { openWorlds } from "./worlds";

const address = {
  ...{ company_name: "Agrawal Traders", phone: "9893000147", gst: "27AAPFU0939F1ZV" },
  ...{ address_line_one: "Plot 14", address_line_two: "", pincode: "440008", city: "Nagpur", state: "Maharashtra" },
};

function areas({ rows }: ExampleWorld) {
  const addresses = rows([{ id: 1, ...address }]);
  return [
    exampleRead("GET /address", AddressListAnswer, () => ({ data: addresses })),
    exampleWrite("POST /address", AddressBody, ({ body }) => {
      addresses.push({ id: addresses.length + 1, ...body });
      return "The address was saved.";
    }),
    exampleRead("GET /order/:id/timeline", AddressListAnswer, ({ params }) => {
      throw new ExampleRefusal(404, { message: `No order ${params["id"]}`, code: "not-found" });
    }),
    exampleRead("GET /wrong", AddressListAnswer, () => JSON.parse('{ "data": [{ "id": "one" }] }')),
  ];
}

/** A slow answer that never arrives during a test, so that no clock is needed. */
const longerThanTheTestMs = 600_000;

const mistakes: string[] = [];
let server: Server;
let origin: string;
beforeEach(async () => {
  server = createEmulator({
    pictures: [join(checkout, "demo/pictures")],
    file: "remote-buyer/src/testing/examples.ts",
    shell: (await loadExamples(join(checkout, "shell"))).makeExamples,
    areas,
    addresses: {},
    slowMs: longerThanTheTestMs,
    onMistake: (words) => mistakes.push(words),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const place = server.address();
  origin = `http://127.0.0.1:${typeof place === "object" ? place?.port : 0}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
  mistakes.splice(0);
});

/** The answer to a call from a browser logged in as this person, in this response mode. */
async function call(path: string, session = "buyer.fine", body?: object) {
  const answer = await fetch(origin + path, {
    headers: { Cookie: `other=1; mandi-emulator=${session}`, "Content-Type": "application/json" },
    redirect: "manual",
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text === "" ? null : JSON.parse(text), headers: answer.headers };
}

const companies = async (session?: string) => (await call("/api/address", session)).body.data.length;

describe("the emulator", () => {
  it("keeps a person's changes until that person is chosen again, and shows them to nobody else", async () => {
    const { body } = await call("/api/address", "buyer.fine", address);

    expect(body).toEqual({ message: "The address was saved." });
    await expect(companies()).resolves.toBe(2);
    await expect(companies("new-buyer.fine")).resolves.toBe(0);
    await call("/emulator/enter?as=buyer");
    await expect(companies()).resolves.toBe(1);
  });

  it("returns empty lists, answers late or fails when it is set to, and still lets the shell start", async () => {
    await expect(companies("buyer.empty")).resolves.toBe(0);
    const slow = companies("buyer.slow").catch(() => "cut off when the test ends");
    await expect(Promise.race([slow, companies()])).resolves.toBe(1);
    await expect(Promise.race([slow, "still waiting"])).resolves.toBe("still waiting");
    expect((await call("/api/handshake", "buyer.slow")).status).toBe(200);
    expect((await call("/api/address", "buyer.failing")).status).toBe(503);
    expect((await call("/api/handshake", "buyer.failing")).status).toBe(200);
  });

  it("shows no unread number in the menu while the area that provides it is not open", async () => {
    expect(await call("/api/notification")).toMatchObject({ status: 200, body: { unread: 0 } });
    expect(mistakes).toEqual([]);
  });

  it("serves a picture for any uploaded file, whatever its number, and nothing for other addresses", async () => {
    const open = (path: string) => fetch(origin + path);
    const stored = await open("/api/upload/901");
    const drawing = await open("/media/news/papers.svg");

    expect([stored.status, stored.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
    await expect(stored.text()).resolves.toBe(await drawing.text());
    expect((await open("/media/news/no-such-picture.svg")).status).toBe(404);
    expect(mistakes).toEqual([]);
  });

  it("says where a missing example belongs, and which one violates the contract", async () => {
    const missing = await call("/api/wallet");
    const wrong = await call("/api/wrong");

    expect(missing.status).toBe(501);
    expect(missing.body.message).toBe(
      "No example answers GET /wallet. Write one in remote-buyer/src/testing/examples.ts.",
    );
    expect(wrong.status).toBe(500);
    expect(wrong.body.message).toContain("The example of GET /wrong failed: /data/0/id should be a whole number");
    expect(mistakes).toHaveLength(2);
  });

  it("accepts only requests that fit the contract, and refuses as the example defines", async () => {
    const incomplete = await call("/api/address", "buyer.fine", { company_name: "Agrawal Traders" });
    const unknown = await call("/api/order/7/timeline");

    expect([incomplete.status, incomplete.body.code]).toEqual([400, "malformed"]);
    await expect(companies()).resolves.toBe(1);
    expect([unknown.status, unknown.body]).toEqual([404, { message: "No order 7", code: "not-found" }]);
  });

  it("signs a browser in as the chosen person and redirects it back to its page, on this origin only", async () => {
    const entered = await call("/emulator/enter?as=seller&answers=slow&to=/commodity-products%3Fpage%3D2", "");
    const stranger = await call("/emulator/enter?as=stranger&to=//elsewhere.example", "seller.slow");

    expect([entered.status, entered.headers.get("location")]).toEqual([303, "/commodity-products?page=2"]);
    const cookies = entered.headers.getSetCookie().map((cookie) => decodeURIComponent(cookie));
    expect(cookies).toEqual([
      expect.stringContaining("mandi-emulator=seller.slow; "),
      expect.stringMatching(/^__Host-mandi-token="[\w-]{20,}"; /),
      expect.stringMatching(/^__Host-mandi-user=\{"name":"Kavita Rao","type":"seller",.*; Path=\/; Secure/),
    ]);
    expect(stranger.headers.get("location")).toBe("/");
    expect(stranger.headers.getSetCookie()[1]).toContain("__Host-mandi-token=; ");
  });
});

it("creates the world of a person only once", () => {
  let made = 0;
  const examples = () => {
    made += 1;
    return [];
  };
  const worlds = openWorlds({ shell: examples, areas: examples });
  const person = { name: "buyer", user: null, isNew: false };

  expect(worlds.of({ person, responseMode: "fine" })).toBe(worlds.of({ person, responseMode: "failing" }));
  expect(worlds.of({ person, responseMode: "empty" })).not.toBe(worlds.of({ person, responseMode: "fine" }));
  expect(made).toBe(4);
});
