import { mkdtemp, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBookedOrder } from "../../testing/order-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { runDesk } from "./run";

let api: TestApi;
let url = "";
let folder = "";
beforeAll(async () => {
  api = await createTestApi();
  await api.server.listen({ host: "127.0.0.1", port: 0 });
  const address: AddressInfo | string | null = api.server.server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  folder = await mkdtemp(join(tmpdir(), "mandi-desk-"));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function desk(...typed: string[]) {
  const out: string[] = [];
  const errors: string[] = [];
  const code = await runDesk([...typed, "--url", url], {
    environment: { MANDI_DESK_SESSION: join(folder, "desk.json") },
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
    ask: async () => api.sentCodes.at(-1)?.code ?? "",
  });
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}

it("logs a desk person in by a code, keeps the login for him alone, and does what he types (D1)", async () => {
  const order = await createBookedOrder(api);
  expect(await desk("queue")).toMatchObject({ code: 3 });
  expect(await desk("login", order.buyer.phone)).toMatchObject({ code: 1, errors: expect.stringContaining("desk") });
  expect(await desk("login", order.staff.phone)).toMatchObject({ code: 0 });
  expect((await stat(join(folder, "desk.json"))).mode & 0o777).toBe(0o600);

  const queue = await desk("queue");
  expect(queue.out).toContain("orders without confirmation");
  expect((await desk("order", "show", String(order.orderId))).out).toContain(order.number);
  const list = JSON.parse((await desk("order", "list", "--status", "pending", "--json")).out);
  expect(list.data).toHaveLength(1);

  const cancel = ["order", "cancel", String(order.orderId)];
  expect(await desk(...cancel)).toMatchObject({ code: 2, errors: "Please add --refund, --reason." });
  expect(await desk(...cancel, "--refund", "9,99,999", "--reason", "Asked")).toMatchObject({ code: 1 });
  expect((await desk(...cancel, "--refund", "0", "--reason", "Asked by telephone")).out).toBe(
    "The order is cancelled.",
  );
  expect((await desk("audit", "--subject", `order:${order.orderId}`)).out).toContain("Asked by telephone");

  expect(await desk("logout")).toMatchObject({ code: 0 });
  expect(await desk("queue")).toMatchObject({ code: 3 });
});

it("says in plain words what was typed wrong", async () => {
  expect((await desk("help")).out).toContain("pnpm desk login");
  expect((await desk("help", "order", "cancel")).out).toContain("--refund");
  expect(await desk("ordr", "list")).toMatchObject({ code: 2, errors: expect.stringContaining("no command") });
  expect((await desk("login", "12")).errors).toContain("ten digits");
});

it("says when nothing answers, and how to repeat an act safely", async () => {
  const gone = await runDesk(["login", "9000000091", "--url", "http://127.0.0.1:9"], {
    environment: { MANDI_DESK_SESSION: join(folder, "other.json") },
    out: () => undefined,
    error: () => undefined,
    ask: async () => "",
  });
  expect(gone).toBe(4);
});
