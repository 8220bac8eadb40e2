import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { toIndianDay } from "@mandi/shared/format/dates";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { createTestApi, type TestApi } from "../../testing/test-api";
import { commands } from "./commands";
import { describeAnswer } from "./print";
import { runDesk } from "./run";

let api: TestApi;
let market: Market;
let order: BookedOrder;
let url = "";
let folder = "";
beforeAll(async () => {
  api = await createTestApi();
  await api.server.listen({ host: "127.0.0.1", port: 0 });
  const address: AddressInfo | string | null = api.server.server.address();
  url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  folder = await mkdtemp(join(tmpdir(), "mandi-desk-"));
  market = await createWellStockedMarket(api);
  order = await createInvoicedOrder(api, market);
  await desk("login", market.staff.phone);
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
    canAsk: true,
    out: (text) => out.push(text),
    error: (text) => errors.push(text),
    ask: async () => api.sentCodes.at(-1)?.code ?? "",
  });
  return { code, out: out.join("\n"), errors: errors.join("\n") };
}

const dataOf = async (...typed: string[]) => JSON.parse((await desk(...typed, "--json")).out).data;

it("finds an order by its own number, its quotation's and its invoice's, and a quotation and an entry by theirs", async () => {
  const byId = await dataOf("order", "show", String(order.orderId));
  const names = [order.number, byId.quotation, byId.buyer_view.invoices[0].number, order.number.toLowerCase()];

  for (const name of names) expect((await dataOf("order", "show", name)).id).toBe(order.orderId);
  expect((await dataOf("quotation", "show", byId.quotation)).number).toBe(byId.quotation);
  const [row] = await dataOf("order", "ledger", order.number, "--side", "buyer");
  expect((await dataOf("journal", "show", row.transaction_id)).transaction_id).toBe(row.transaction_id);
});

it("acts on an order by its number, and records the act in that order's trail", async () => {
  const other = await createBookedOrder(api, { market });

  const answer = await desk("order", "cancel", other.number, "--refund", "0", "--reason", "Asked by telephone");

  expect(answer).toMatchObject({ code: 0, out: "The order is cancelled." });
  expect((await desk("audit", "--subject", `order:${other.orderId}`)).out).toContain("Asked by telephone");
});

it("finds a transfer by its UTR as it is pasted from a bank's page", async () => {
  const utr = newUtr();
  const key = { "idempotency-key": randomUUID() };
  const body = { amount: 5_000, utr, paid_on: toIndianDay(api.clock.now()) };
  expect((await api.post("/cash-wallet/top-up", body, market.buyer, key)).status).toBe(200);

  const pasted = `${utr.slice(0, 4).toLowerCase()} ${utr.slice(4, 8)} ${utr.slice(8)}`;
  expect(await dataOf("payment", "show", pasted)).toMatchObject({ utr, amount: 5_000 });
});

const named = ["quotation", "order", "payment", "journal", "user"] as const;
const unknown = { quotation: "Q2627999999", order: "O2627999999", payment: "NOSUCHUTR12345", journal: "JRN9999999" };

it.each(commands.filter(({ path }) => named.some((what) => path.startsWith(`/desk/${what}/:id`))))(
  "$name accepts a number and reports when nothing has it",
  async ({ name, path, options, isFile }) => {
    const what = named.find((start) => path.startsWith(`/desk/${start}/`)) ?? "order";
    const number = what === "user" ? "9123456789" : unknown[what];
    const values = {
      "Indian time": "18:30",
      named: "9123456789",
      number: "1",
      text: "x",
      "yes or no": "yes",
      list: "1",
      value: "1",
      file: "never-read.csv",
    } as const;
    const texts: Readonly<Record<string, string>> = {
      utr: newUtr(),
      paid_on: "2026-11-20",
      date: "2026-11-20",
      first_day: "2026-11-20",
      last_day: "2027-03-31",
      phone: "9123456780",
      quarter: "2026-27 Q3",
      code: "1031",
      from: "2026-10",
      to: "2026-10",
      tan: "MUMB12345C",
      pan: "AAACM1234A",
      reason: "Asked by telephone",
    };
    const flags = options
      .filter(({ isRequired }) => isRequired)
      .flatMap(({ field, flag, kind, choices }) => [`--${flag}`, choices[0] ?? texts[field] ?? values[kind]]);

    const target = isFile ? ["--to", join(folder, "never-written.json")] : [];

    const answer = await desk(...name.split(" "), number, ...flags, ...target);

    expect(answer.errors).not.toMatch(/Please name which one/);
    expect(answer).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/not (found|here)|nothing here|There is no/i),
    });
  },
);

it("names the order that a verified booking transfer makes by its number", () => {
  const answer = { message: "The transfer is verified and the order is placed.", id: 9, number: "O2627000008" };
  expect(describeAnswer({ ...answer, approval_id: null })).toBe(`${answer.message} Its number is O2627000008.`);
});

it("prints the validity of an e-way bill as its last day, as the pages do, and midnight as 12:00 am", () => {
  const until = "2026-11-27T18:30:00.000Z";
  const shown = describeAnswer({ data: { eway_valid_until: until, updated_at: until } });
  expect(shown).toMatch(/eway valid until\s+27 Nov 2026$/m);
  expect(shown).toMatch(/updated at\s+28 Nov 2026, 12:00 am$/m);
});

it("shows the second person who requested what, whose money it is and under which UTR", async () => {
  const other = await createBookedOrder(api, { market });
  const colleague = await api.signIn("staff", { name: "Imran Sheikh" });
  const utr = newUtr();
  const pay = { source: "bank", utr, paid_on: "2026-11-20" };
  const key = () => ({ "idempotency-key": randomUUID() });
  const paid = await api.post(`/customer/order/${other.orderId}/payment`, pay, other.buyer, key());
  expect(paid.status).toBe(200);
  const amount = 1_558_764;
  const verify = { received: amount, reason: "In the statement" };
  const asked = await api.post(`/desk/payment/${utr}/verify`, verify, colleague, key());
  expect(asked.body.approval_id).toEqual(expect.any(Number));

  const { out } = await desk("approval", "list");

  expect(out).toMatch(/does\s+Accept a transfer as a payment for an order$/m);
  expect(out).toMatch(new RegExp(`about\\s+Transfer for order ${other.number}$`, "m"));
  expect(out).toMatch(new RegExp(`payer\\s+Bala Buyer, ${other.buyer.phone}$`, "m"));
  expect(out).toMatch(new RegExp(`utr\\s+${utr}$`, "m"));
  expect(out).toMatch(/amount\s+15,58,764\.00$/m);
  expect(out).toMatch(/asked by\s+Imran Sheikh$/m);
  expect(out).toMatch(/reason\s+In the statement$/m);
  expect(out).toMatch(/--received\s+15,58,764\.00$/m);
  expect(out).not.toContain("{");
});

it("accepts people by phone, a vehicle by its number and a line by its size, as the desk sees them", async () => {
  const other = await createBookedOrder(api, { market });
  const act = (...typed: string[]) =>
    desk("order", typed[0] ?? "", other.number, ...typed.slice(1), "--reason", "Asked");
  await act("seller-step", "--event", "confirm", "--dispatch-date", "2026-11-25");
  const { lines } = await dataOf("order", "show", other.number);

  const changed = await act(
    "change",
    "--line",
    lines[0].size.toUpperCase(),
    "--quantity",
    "12.5",
    "--consent",
    "Agreed",
  );
  expect(changed).toMatchObject({ code: 0, out: "The order is changed." });
  expect((await dataOf("order", "show", other.number)).lines[0]).toMatchObject({ id: lines[0].id, quantity: 12.5 });

  const carrier = await api.signIn("transporter");
  expect(await act("award", "--transporter", carrier.phone, "--price", "1750")).toMatchObject({ code: 0 });
  expect((await dataOf("order", "show", other.number)).award).toMatchObject({
    transporter_id: carrier.id,
    price: 1_750,
  });

  const vehicle = ["--event", "vehicle", "--vehicle-number", "CG04XY4321", "--planned-quantity", "10"];
  expect(await act("transporter-step", ...vehicle)).toMatchObject({ code: 0 });
  const driver = ["--event", "driver", "--driver-name", "Ramesh", "--driver-phone", "9333333333"];
  expect(await act("transporter-step", "--trip", "cg 04 xy 4321", ...driver)).toMatchObject({ code: 0 });
  expect(await act("seller-step", "--event", "loading", "--vehicle", "CG04XX0000")).toMatchObject({
    code: 1,
    errors: "This order has no vehicle CG04XX0000.",
  });
  expect(await act("remove-vehicle", "--vehicle", "CG04XY4321")).toMatchObject({ code: 0 });
});

it("refuses people, sizes and vehicles that do not exist here, and changes nothing", async () => {
  const other = await createBookedOrder(api, { market });
  const reason = ["--reason", "Asked"];
  const before = await dataOf("order", "show", other.number);

  const award = ["order", "award", other.number, "--transporter", "9123456780", "--price", "1750", ...reason];
  expect(await desk(...award)).toMatchObject({ code: 1, errors: "There is nobody here with the phone 9123456780." });
  const change = [
    "order",
    "change",
    other.number,
    "--line",
    "99 mm",
    "--quantity",
    "1",
    "--consent",
    "Agreed",
    ...reason,
  ];
  expect(await desk(...change)).toMatchObject({ code: 1, errors: "This order has no size 99 mm." });
  expect(await dataOf("order", "show", other.number)).toEqual(before);
});

it("finds what has a number that is typed without a flag", async () => {
  const other = await createBookedOrder(api, { market });
  const { code, out } = await desk("find", other.number);
  expect(code).toBe(0);
  expect(out).toContain(other.number);
  expect(JSON.parse((await desk("find", other.number, "--json")).out)).toEqual(
    JSON.parse((await desk("find", "--search", other.number, "--json")).out),
  );
  expect(await desk("find")).toMatchObject({ code: 2, errors: "Please add --search." });
  expect(await desk("find", "x", "--search", "y")).toMatchObject({ code: 2, errors: 'Unexpected argument "x".' });
});
