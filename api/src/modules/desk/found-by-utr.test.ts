import { createHash, randomUUID } from "node:crypto";
import { toIndianDay } from "@mandi/shared/format/dates";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { knownAccount } from "../../testing/known-account";
import { fundWallet, newUtr } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import type { BookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { post } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";

/* A caller with a question about money names the bank's reference; the desk finds by it what came in and went out. */

const api = apiOfFile();
let order: BookedOrder;
let number: string;
beforeAll(async () => {
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  number = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.number;
});

const act = async (path: string, body: object) => {
  const key = { "idempotency-key": randomUUID() };
  const answer = await api.post(`/desk${path}`, { reason: "A test", ...body }, order.staff, key);
  expect(answer.status).toBe(200);
};
const read = async (path: string, as: SignedIn = order.staff) => (await api.get(path, as)).body.data;
const found = (search: string, as?: SignedIn) => read(`/desk/find?search=${encodeURIComponent(search)}`, as);
const entries = (search: string) => read(`/desk/journal?search=${encodeURIComponent(search)}`);

/** What a search by the reference of money for the order finds. */
async function expectFound(reference: string): Promise<void> {
  const [entry, ...others] = await entries(reference.toLowerCase());
  expect(others).toEqual([]);
  expect(entry).toMatchObject({ order: number, amount: 1_000 });
  expect(await found(reference)).toMatchObject([
    { kind: "order", number },
    { kind: "entry", number: entry.transaction_id, party: "Bala Buyer" },
  ]);
}

/** As it is pasted from a bank's page. */
const pasted = (utr: string) => ` ${utr.slice(0, 4).toLowerCase()} ${utr.slice(4, 9)}-${utr.slice(9)} `;

it("takes a UTR with the spaces and dashes with which it is pasted, in a body, in a query and as the name of a transfer", async () => {
  const utr = newUtr();
  const buyer = await api.signIn("customer");
  const body = { amount: 5_000, utr: pasted(utr), paid_on: toIndianDay(api.clock.now()) };
  const reported = await api.send("/cash-wallet/top-up", body, buyer);
  expect(reported.status).toBe(200);

  const [{ id }] = await read("/desk/payment");
  expect(await read(`/desk/payment/${encodeURIComponent(pasted(utr))}`)).toMatchObject({ id, utr });
  expect((await api.get(`/reported-transfer?utr=${encodeURIComponent(pasted(utr))}`, buyer)).body).toEqual({
    is_reported: true,
    message: expect.stringContaining("You have already reported this UTR: ₹5,000 for your wallet"),
  });
});

it("still refuses a UTR that is none, however it is spaced", async () => {
  const buyer = await api.signIn("customer");
  const body = { amount: 5_000, utr: "1 2 3 4 5 6 7 8 9 0 1", paid_on: toIndianDay(api.clock.now()) };
  const { status, body: answer } = await api.send("/cash-wallet/top-up", body, buyer);
  expect([status, answer.errors]).toEqual([422, { utr: ["Please enter a valid UTR number"] }]);
});

it("finds the entry and the order of what was paid to a seller", async () => {
  const reference = newUtr();
  const typed = ` ${reference.toLowerCase()} `;
  await act(`/order/${order.orderId}/payout`, { to: "seller", amount: 1_000, reference: typed });
  await expectFound(reference);
});

it("finds the entry and the order of what a seller paid back", async () => {
  const reference = newUtr();
  const paid = { order: { id: order.orderId, number }, amountPaise: paiseFromRupees(1_000), reference };
  const context = { at: api.clock.now(), actorId: null, orderId: order.orderId };
  await inTransaction(api.db, (tx) =>
    post(tx, ledgerEvents.sellerPaidBack(paid), { ...context, onceKey: `paid-back:${reference}` }),
  );
  await expectFound(reference);
});

it("finds what was paid out of a wallet, and its entry by JRN, for those who may read the books", async () => {
  const buyer = await api.signIn("customer");
  await fundWallet(api.db, buyer.id, 100_000);
  const reference = newUtr();
  await act(`/user/${buyer.id}/payout`, {
    ...{ amount: 500, reference, account: await knownAccount(api.db, buyer.id) },
  });

  const [entry] = await entries(reference);
  for (const typed of [reference, entry.transaction_id, entry.transaction_id.toLowerCase()]) {
    expect(await found(typed)).toMatchObject([{ kind: "entry", number: entry.transaction_id, status: "" }]);
  }
  const operator = await api.signIn("staff", { roles: ["operator"] });
  expect(await found(reference, operator)).toEqual([]);

  await act(`/journal/${entry.transaction_id}/reverse`, {});
  await act(`/user/${buyer.id}/payout`, {
    ...{ amount: 400, reference, account: await knownAccount(api.db, buyer.id) },
  });
  expect((await found(reference)).map(({ status }: { status: string }) => status).sort()).toEqual(["", "reversed"]);
});

it("finds a line of the bank with a UTR that nobody has reported", async () => {
  const utr = newUtr();
  const line = { day: "2026-11-20", amount_paise: 500_000, text: `NEFT ${utr} VIDARBHA STEEL`, utrs: [utr] };
  const digest = createHash("sha256").update(utr).digest();
  await api.db
    .insertInto("bank_line")
    .values({ ...line, digest, imported_at: api.clock.now(), imported_by: order.staff.id })
    .execute();

  expect(await found(utr)).toMatchObject([{ kind: "line", number: utr, what: line.text }]);

  const report = { amount: 5_000, utr, paid_on: "2026-11-20" };
  await api.send("/cash-wallet/top-up", report, order.buyer);
  expect(await found(utr)).toMatchObject([{ kind: "payment", number: utr }]);
});

it("takes a UTR of digits for a UTR, and what is too long for a key for nothing", async () => {
  const utr = `43${String(Math.random()).slice(2, 12).padEnd(10, "7")}`;
  const report = { amount: 7_000, utr, paid_on: "2026-11-20" };
  expect((await api.send("/cash-wallet/top-up", report, order.buyer)).status).toBe(200);
  expect((await read(`/desk/payment/${utr}`)).utr).toBe(utr);

  for (const path of [
    "order",
    "payment",
    "quotation",
    "listing",
    "journal",
    "freight-bill",
    "eway-bill",
    "bank-line",
  ]) {
    for (const name of ["99999999999999999999", "ABCDEF"]) {
      expect([path, name, (await api.get(`/desk/${path}/${name}`, order.staff)).status]).toEqual([path, name, 404]);
    }
  }
  const match = { user_id: order.buyer.id, pays: "wallet", utr: newUtr(), reason: "A test" };
  const key = { "idempotency-key": randomUUID() };
  expect((await api.post("/desk/bank-line/ABCDEF/match", match, order.staff, key)).status).toBe(404);
});

it("finds a transfer by the last digits of its UTR, as a payer reads them out, and nothing by fewer than six", async () => {
  const utr = `ICICR5${String(Date.now()).slice(-4)}77${order.orderId}041975`.slice(-22);
  const report = { amount: 6_000, utr, paid_on: "2026-11-20" };
  expect((await api.post("/cash-wallet/top-up", report, order.buyer, { "idempotency-key": randomUUID() })).status).toBe(
    200,
  );

  for (const tail of ["041975", ` ${utr.slice(-8, -4)} ${utr.slice(-4)}`, utr.slice(2).toLowerCase()]) {
    expect([tail, await found(tail)]).toEqual([tail, [expect.objectContaining({ kind: "payment", number: utr })]]);
  }
  expect(await found("41975")).toEqual([]);
  expect(await found("041976")).toEqual([]);
});

it("finds the payment of a batch by the last digits of its UTR", async () => {
  const utr = "SBINR52026112000863214";
  const { id: batch_id } = await api.db
    .insertInto("payout_batch")
    .values({ id: 812, made_at: api.clock.now(), made_by: order.staff.id })
    .returning("id")
    .executeTakeFirstOrThrow();
  const row = { batch_id, order_id: order.orderId, side: "seller" as const, payee_id: order.seller.id };
  const paid = { amount_paise: 1_000, status: "paid" as const, utr, ended_at: api.clock.now() };
  await api.db
    .insertInto("payout")
    .values({ ...row, ...paid })
    .execute();

  expect(await found("863214")).toMatchObject([{ kind: "batch", number: "B812", what: expect.stringContaining(utr) }]);
});

it("leads from the reference that a buyer pays under to them and to what of it waits", async () => {
  const buyer = await api.signIn("customer");
  const details = await api.get("/bank-account?purpose=top-up", buyer);
  const reference = `W${String(buyer.id).padStart(6, "0")}`;
  expect(JSON.stringify(details.body)).toContain(reference);
  const utr = newUtr();
  const report = { amount: 5_000, utr, paid_on: "2026-11-20" };
  await api.post("/cash-wallet/top-up", report, buyer, { "idempotency-key": randomUUID() });

  const person = { kind: "user", number: buyer.phone, what: "Buyer" };
  for (const typed of [reference, reference.toLowerCase(), `Reference ${reference}`]) {
    expect(await found(typed)).toMatchObject([person, { kind: "payment", number: utr, status: "under check" }]);
  }
  expect(await found(reference.replace("W", "C"))).toEqual([expect.objectContaining(person)]);
  expect(await found(`W${String(order.staff.id).padStart(6, "0")}`)).toEqual([]);
});

it("calls a buyer a buyer, whether their phone or their name is typed", async () => {
  for (const typed of [order.buyer.phone, order.buyer.phone.slice(0, 8)]) {
    expect(await found(typed)).toContainEqual(expect.objectContaining({ kind: "user", what: "Buyer" }));
  }
});
