import {
  DeskBankLineAsideAnswer,
  DeskBankLinePayersAnswer,
  DeskUnpaidAnswer,
} from "@mandi/shared/contract/desk/bank-line-match";
import { DeskBankLineAnswer } from "@mandi/shared/contract/desk/bank-statement";
import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { newUtr } from "../../testing/money";
import type { SignedIn } from "../../testing/test-api";
import { bookThreeTrucks, sendTrucks, weighTruck } from "../../testing/three-trucks";
import { workedMarket } from "../../testing/worked-trade";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

const { api, market } = workedMarket();
afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk/${path}`, { reason: "The bank's page of today", ...body }, as);
const cash = async (as: SignedIn) => (await api.get("/cash-wallet", as)).body.cash_balance;
const openLines = async (staff: SignedIn) =>
  read(DeskBankLineAnswer, (await api.get("/desk/bank-line", staff)).body).data;

/** A received line that nobody reported; without a UTR it is a cheque. */
async function received(staff: SignedIn, rupees: number, utr: string | null = newUtr()) {
  const narration = utr === null ? `CHQ DEP ${newUtr().slice(-6)} SBI` : `NEFT CR-${utr}-PRAKASH FABRICATORS`;
  const statement = `Date,Narration,Debit,Credit\n2026-11-20,${narration},,${rupees}.00`;
  expect((await act(staff, "bank-line", { statement })).status).toBe(200);
  const line = (await openLines(staff)).find(({ text }) => text === narration);
  return { id: line?.id ?? 0, utr: utr ?? newUtr(), narration };
}
const match = (staff: SignedIn, id: number, body: object) => act(staff, `bank-line/${id}/match`, body);
const isOpen = async (staff: SignedIn, line: number) => (await openLines(staff)).some(({ id }) => id === line);

/** An order with an unpaid invoice. */
async function invoiced() {
  const order = await bookThreeTrucks(api, market());
  const [truck] = await sendTrucks(api, order);
  await weighTruck(api, order, truck, 31.24);
  const asBuyer = async () =>
    read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;
  const [invoice] = (await asBuyer()).unpaid_invoices ?? [];
  return { ...order, invoice: invoice?.number ?? "", due: async () => (await asBuyer()).due_amount };
}

it("turns a line that nobody reported into an accepted payment of the invoice that the desk chooses", async () => {
  const { staff, buyer, invoice, due } = await invoiced();
  const before = await due();
  const { id, utr } = await received(staff, 500_000);
  const { data } = read(DeskUnpaidAnswer, (await api.get(`/desk/user/${buyer.phone}/unpaid`, staff)).body);
  expect(data.map((item) => item.invoice?.number)).toContain(invoice);

  const answer = await match(staff, id, { user_id: buyer.phone, pays: invoice, utr });

  expect(answer.body).toMatchObject({ message: "The transfer is verified.", approval_id: null });
  expect(await due()).toBe(before - 500_000);
  const shown = (await api.get(`/desk/payment/${answer.body.id}`, staff)).body.data;
  expect(shown).toMatchObject({ status: "verified", invoice, amount: 500_000, paid_on: "2026-11-20", utr });
  expect(shown.entered_by).toEqual(expect.any(String));
  // The buyer never said that they paid, so no advice of theirs exists.
  expect(JSON.stringify((await api.get("/paper?advices=1", buyer)).body)).not.toContain(utr);
  expect((await api.get("/cash-wallet", buyer)).body.payment).toMatchObject([{ utr, is_entered_by_desk: 1 }]);
  expect((await api.get(`/customer/payment/${answer.body.id}/advice/pdf`, buyer)).status).toBe(404);
  expect(await isOpen(staff, id)).toBe(false);
  expect(await match(staff, id, { user_id: buyer.phone, pays: "wallet", utr })).toMatchObject({
    status: 409,
    body: { message: "The payment of this line has already been accepted." },
  });
  const trail = (await api.get(`/desk/audit?subject=bank-line:${id}`, staff)).body.data;
  expect(trail).toMatchObject([{ action: "bank-line match", reason: "The bank's page of today" }]);
});

it("names for each invoice what is due and not under check, which is the most that a line can pay of it", async () => {
  const { staff, buyer, orderId, invoice, due } = await invoiced();
  const owed = async () =>
    read(DeskUnpaidAnswer, (await api.get(`/desk/user/${buyer.phone}/unpaid`, staff)).body).data.find(
      (item) => item.invoice?.number === invoice,
    );
  const before = await owed();
  expect(before).toMatchObject({ payable: before?.due, order_due: await due() });
  const report = { source: "bank", utr: newUtr(), paid_on: "2026-11-20", invoice, amount: 300_000 };
  expect((await api.send(`/customer/order/${orderId}/payment`, report, buyer)).status).toBe(200);
  expect(await owed()).toMatchObject({ due: before?.due, payable: (before?.due ?? 0) - 300_000 });
});

it("keeps a payment above one person's limit under check until a second person has confirmed it", async () => {
  const { staff } = market();
  const [buyer, second] = [await api.signIn("customer"), await api.signIn("staff")];
  await storeSetting(api.db, secondPersonAbove, 10_000);
  const { id, utr } = await received(staff, 20_000);

  const asked = await match(staff, id, { user_id: buyer.phone, pays: "wallet", utr });

  expect(asked.body).toMatchObject({ message: "A second person must confirm this.", approval_id: expect.any(Number) });
  expect(await cash(buyer)).toBe(0);
  expect((await openLines(staff)).find((line) => line.id === id)).toMatchObject({
    match: "waits",
    approval_id: expect.any(Number),
  });
  expect((await act(second, `approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
  expect(await cash(buyer)).toBe(20_000);
  expect(await isOpen(staff, id)).toBe(false);
});

it("finds a line without a UTR in the statement again by the payment that was entered for it", async () => {
  const { staff } = market();
  const buyer = await api.signIn("customer");
  const { id, utr } = await received(staff, 3_300, null);

  expect((await match(staff, id, { user_id: buyer.phone, pays: "wallet", utr })).status).toBe(200);

  expect(await cash(buyer)).toBe(3_300);
  expect(await isOpen(staff, id)).toBe(false);
});

it("enters nothing where the UTR is another line's, the number is not the payer's, or more arrived than is due", async () => {
  const { staff, buyer, orderId, invoice, due } = await invoiced();
  const other = await api.signIn("customer");
  const before = await due();
  const [line, cheque] = [await received(staff, 500_000), await received(staff, 77, null)];
  const tooMuch = await received(staff, 90_000_00);
  const refused = async (id: number, body: object) => (await match(staff, id, body)).body.errors;

  expect(await refused(line.id, { user_id: buyer.phone, pays: invoice, utr: newUtr() })).toEqual({
    utr: ["The text of this line has another UTR. Please copy it from there"],
  });
  expect(await refused(cheque.id, { user_id: buyer.phone, pays: "wallet", utr: line.utr })).toEqual({
    utr: ["This is the UTR of another line. Please enter the one of this line"],
  });
  expect(await refused(line.id, { user_id: other.phone, pays: invoice, utr: line.utr })).toHaveProperty("pays");
  expect(await refused(tooMuch.id, { user_id: buyer.phone, pays: invoice, utr: tooMuch.utr })).toHaveProperty("pays");
  const { number } = await api.db
    .selectFrom("trade_order")
    .select("number")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow();
  const beyond = await match(staff, tooMuch.id, { user_id: buyer.phone, pays: number, utr: tooMuch.utr });
  expect(beyond.body.errors.pays[0]).toMatch(/^Only ₹[\d,.]+ is due for this order\. Please choose another$/);
  expect((await match(staff, 999_999, { user_id: buyer.phone, pays: "wallet", utr: newUtr() })).status).toBe(404);
  expect(await due()).toBe(before);
  for (const { id } of [line, cheque, tooMuch]) expect(await isOpen(staff, id)).toBe(true);
});

it("suggests who reported the UTR before and whose name is in the narration, and finds others by phone or name", async () => {
  const { staff } = market();
  const named = await api.signIn("customer", { name: "Prakash Fabricators" });
  const reporter = await api.signIn("customer", { name: "Om Traders" });
  const { id, utr } = await received(staff, 4_200);
  const report = { amount: 4_100, utr, paid_on: "2026-11-20" };
  expect((await api.send("/cash-wallet/top-up", report, reporter)).status).toBe(200);
  const payment = await api.db.selectFrom("payment").select("id").where("utr", "=", utr).executeTakeFirstOrThrow();
  expect((await act(staff, `payment/${payment.id}/reject`)).status).toBe(200);
  const payersOf = async (search = "") =>
    read(DeskBankLinePayersAnswer, (await api.get(`/desk/bank-line/${id}${search}`, staff)).body).data.payers;

  expect((await payersOf()).map(({ phone, why }) => [phone, why])).toEqual([
    [reporter.phone, "utr"],
    [named.phone, "name"],
  ]);
  expect(await payersOf(`?search=${named.phone.slice(0, 8)}`)).toContainEqual(
    expect.objectContaining({ phone: named.phone, why: "search" }),
  );
});

it("lists the lines that were set aside, by whom, when and why, and brings one back with a reason", async () => {
  const { staff } = market();
  const buyer = await api.signIn("customer");
  const { id, utr, narration } = await received(staff, 4_711);
  const aside = async () =>
    read(DeskBankLineAsideAnswer, (await api.get("/desk/bank-line/aside", staff)).body).data.filter(
      (line) => line.id === id,
    );
  expect((await act(staff, `bank-line/${id}/bring-back`)).status).toBe(409);
  await act(staff, `bank-line/${id}/set-aside`, { reason: "Interest of the bank" });

  expect(await aside()).toMatchObject([{ text: narration, amount: 4_711, reason: "Interest of the bank" }]);
  expect((await aside())[0]?.by).not.toBe("");
  expect((await match(staff, id, { user_id: buyer.phone, pays: "wallet", utr })).body.message).toBe(
    "This line is set aside. Please bring it back first.",
  );

  expect((await act(staff, `bank-line/${id}/bring-back`, { reason: "It was a buyer's" })).status).toBe(200);

  expect(await aside()).toEqual([]);
  expect(await isOpen(staff, id)).toBe(true);
  expect((await act(staff, `bank-line/${id}/set-aside`)).status).toBe(200);
  expect(await aside()).toHaveLength(1);
});
