import { randomUUID } from "node:crypto";
import type { FindKind, QueueKind } from "@mandi/shared/contract/desk/queue";
import { queueKinds } from "@mandi/shared/contract/desk/queue";
import { paise } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { apiOfFile } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import type { BookedOrder } from "../../testing/order-world";
import { recordDeductionDeposit } from "../ledger/tax-entries.service";

/* Whatever number a page of the desk prints, a clerk who types it as it stands there finds what it names. */

const api = apiOfFile();
let order: BookedOrder;
beforeAll(async () => {
  order = await createInvoicedOrder(api, await createWellStockedMarket(api));
  await api.signIn("staff");
});

const found = async (typed: string): Promise<{ kind: string; number: string; phone?: string }[]> =>
  (await api.get(`/desk/find?search=${encodeURIComponent(typed)}`, order.staff)).body.data;
const read = async (path: string) => (await api.get(`/desk/${path}`, order.staff)).body.data;
const act = async (path: string, body: object) => {
  const answer = await api.post(`/desk/${path}`, { reason: "A test", ...body }, order.staff, {
    "idempotency-key": randomUUID(),
  });
  expect(answer.status).toBe(200);
  return answer.body;
};
const today = () => api.clock.now().toISOString().slice(0, 10);

async function transfer(): Promise<string> {
  const utr = newUtr();
  const body = { amount: 5_000, utr, paid_on: today() };
  const { status } = await api.post("/cash-wallet/top-up", body, order.buyer, { "idempotency-key": randomUUID() });
  expect(status).toBe(200);
  return utr;
}

async function line(): Promise<string> {
  const utr = newUtr();
  await act("bank-line", { statement: `Date,Narration,Debit,Credit\n${today()},NEFT CR-${utr}-PAYER,,900.00` });
  return utr;
}

async function batch(): Promise<number> {
  const made = { made_at: api.clock.now(), made_by: order.staff.id };
  return (await api.db.insertInto("payout_batch").values(made).returning("id").executeTakeFirstOrThrow()).id;
}

async function creditRequest(): Promise<number> {
  const type = await api.db.selectFrom("credit_document_type").select("id").limit(1).executeTakeFirstOrThrow();
  const request = { user_id: order.buyer.id, document_type_id: type.id, created_at: api.clock.now() };
  return (await api.db.insertInto("credit_request").values(request).returning("id").executeTakeFirstOrThrow()).id;
}

async function message(): Promise<number> {
  const sent = { name: "Balwinder", phone: "9847012345", email: "b@example.com", message: "My GSTIN has changed" };
  const row = { ...sent, created_at: api.clock.now() };
  return (await api.db.insertInto("contact_message").values(row).returning("id").executeTakeFirstOrThrow()).id;
}

async function certificate(number: string): Promise<string> {
  await api.db
    .insertInto("tds_lower_certificate")
    .values({
      ...{ user_id: order.seller.id, pan: "AAAPL1234C", code: "1031", number, rate_bp: 10, ceiling_paise: 1_000_00 },
      ...{ first_day: "2026-04-01", last_day: "2027-03-31", entered_at: api.clock.now(), entered_by: order.staff.id },
    })
    .execute();
  return number;
}

async function approval(): Promise<number> {
  return (await act("setting", { key: "second_person_above_rupees", value: 900_000 })).approval_id;
}

async function entryNumber(): Promise<string> {
  const [row] = await read(`order/${order.orderId}/ledger?side=buyer`);
  return row.transaction_id;
}

async function ewayBill(): Promise<string> {
  const { eway_bill: made } = await vehicleOf(api, order);
  if (made !== null) return made;
  for (const step of ["transport receipt", "eway bill"] as const) await takeStep(api, order, step);
  return ewayBill();
}

/** How each kind of hit is printed, a kind without which does not compile: a number, or a number after its noun. */
const printed: Readonly<Record<FindKind, () => Promise<string>>> = {
  quotation: async () => (await read(`order/${order.orderId}`)).quotation,
  order: async () => order.number,
  paper: async () => (await read(`order/${order.orderId}`)).buyer_view.invoices[0].number,
  payment: transfer,
  user: async () => order.seller.phone,
  batch: async () => `Batch ${await batch()}`,
  approval: async () => `A${await approval()}`,
  listing: async () => `L${order.listingId}`,
  credit: async () => `Credit request R${await creditRequest()}`,
  entry: entryNumber,
  line,
  inbox: async () => `M${await message()}`,
  certificate: () => certificate("LDC/26-27/9"),
  "e-way bill": ewayBill,
};

it.each(Object.entries(printed))("finds what is called %s by its number as pages print it", async (kind, make) => {
  const typed = await make();
  expect((await found(typed)).map((hit) => hit.kind)).toContain(kind);
  for (const spelling of [typed.toLowerCase(), ` ${typed} `]) expect(await found(spelling)).toEqual(await found(typed));
});

/** By which kind of hit the number of an item in the queue is found; a kind of the queue without a line does not compile. */
const foundAs: Readonly<Record<QueueKind, FindKind | "has no number">> = {
  quotation: "quotation",
  payment: "payment",
  "second person": "approval",
  order: "order",
  user: "user",
  credit: "credit",
  listing: "listing",
  "freight bill": "paper",
  "e-invoice": "paper",
  "e-way bill": "e-way bill",
  tax: "has no number",
  inbox: "inbox",
  message: "quotation",
  "unbilled freight": "order",
};

it("finds every item that waits in the queue by the number that the queue shows", async () => {
  await message();
  await transfer();
  const waiting = await read("queue/item");
  expect(waiting.length).toBeGreaterThanOrEqual(4);
  for (const { kind, number } of waiting) {
    const known = queueKinds.find((one) => one === kind);
    const as = known === undefined ? undefined : foundAs[known];
    if (as !== "has no number")
      expect([number, (await found(number)).map((hit) => hit.kind)]).toEqual([number, expect.arrayContaining([as])]);
  }
});

it("finds by a vehicle's number both the order that it carries and its e-way bill", async () => {
  const number = await ewayBill();
  const { vehicle_number: vehicle } = await vehicleOf(api, order);

  for (const typed of [vehicle, "cg 04 ab 1234"])
    expect((await found(typed)).map((hit) => [hit.kind, hit.number])).toEqual([
      ["order", order.number],
      ["e-way bill", number],
    ]);
  expect(await found(number)).toMatchObject([
    { kind: "order", number: order.number },
    { kind: "e-way bill", number, what: `Vehicle ${vehicle} of order ${order.number}`, status: "active" },
  ]);
});

it("finds tax that was paid to the government by its challan, in each way in which people write it", async () => {
  const challan = "05103082111202600042";
  const { id } = await inTransaction(api.db, (tx) =>
    recordDeductionDeposit(
      tx,
      { code: "1031", amountPaise: paise(100), challan },
      { at: api.clock.now(), actorId: null },
    ),
  );
  const row = {
    journal_id: id,
    code: "1031",
    month: "2026-11-01",
    amount_paise: 100,
    challan,
    paid_on: "2026-11-21",
  };
  await api.db.insertInto("tds_deposit").values(row).execute();

  for (const typed of [challan, "0510308 21-11-2026 00042", "TDS challan 05103082111202600042"])
    expect((await found(typed)).map(({ kind }) => kind)).toEqual(["entry"]);
});

it("leads from a certificate to the person whose it is, and shows it only to those who may read the books", async () => {
  const number = await certificate("LDC/26-27/10").catch(() => "LDC/26-27/9");
  expect(await found(number)).toMatchObject([{ kind: "certificate", phone: order.seller.phone }]);
  const operator = await api.signIn("staff", { roles: ["operator"] });
  expect((await api.get(`/desk/find?search=${encodeURIComponent(number)}`, operator)).body.data).toEqual([]);
});
