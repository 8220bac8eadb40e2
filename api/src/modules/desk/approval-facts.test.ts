import { type DeskApproval, DeskApprovalListAnswer } from "@mandi/shared/contract/desk/people";
import { read } from "@mandi/shared/contract/read";
import { grantCredit, newUtr } from "../../testing/money";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { nextBill, sellerView, truckBetween, truckInside, workedMarket } from "../../testing/worked-trade";
import { atDesk } from "../freight-bills/testing/carried-vehicle";
import { storeSetting } from "../site/settings";
import { secondPersonAbove, secondPersonTotal } from "./desk-settings";

const { api, market } = workedMarket();
beforeEach(() => storeSetting(api.db, secondPersonAbove, 10_000));
afterEach(async () => {
  for (const limit of [secondPersonAbove, secondPersonTotal]) await storeSetting(api.db, limit, limit.fallback);
});

const act = (path: string, body: object) => api.send(`/desk/${path}`, { reason: "A test", ...body }, market().staff);

/** A received line of the bank; its narration is longer than a row of a list. */
async function received(rupees: number) {
  const utr = newUtr();
  const narration = `NEFT CR-${utr}-HDFC0001147-PRAKASH FABRICATORS AND SONS-BEING PART PAYMENT OF OUR BILL OF NOVEMBER-0042`;
  const statement = `Date,Narration,Debit,Credit\n2026-11-20,${narration},,${rupees}.00`;
  expect((await act("bank-line", { statement })).status).toBe(200);
  const line = await api.db
    .selectFrom("bank_line")
    .select("id")
    .where("text", "=", narration)
    .executeTakeFirstOrThrow();
  return { id: line.id, utr, narration };
}

/** What the second person reads of the request that an act left waiting. */
async function readBy(as: SignedIn, asked: Awaited<ReturnType<typeof act>>): Promise<DeskApproval | undefined> {
  const id: unknown = asked.body.approval_id;
  expect(id).toEqual(expect.any(Number));
  return read(DeskApprovalListAnswer, (await api.get(`/desk/approval?id=${id}`, as)).body).data[0];
}

it("shows for money matched into a wallet whose it is, how much, and the bank's whole narration", async () => {
  const [buyer, second] = [await api.signIn("customer", { name: "Prakash Fabricators" }), await api.signIn("staff")];
  const { id, utr, narration } = await received(20_000);

  const shown = await readBy(second, await act(`bank-line/${id}/match`, { user_id: buyer.phone, pays: "wallet", utr }));

  expect(shown).toMatchObject({
    does: "Accept a transfer into the payer's cash wallet",
    about: "Transfer into the cash wallet",
    payer: `Prakash Fabricators, ${buyer.phone}`,
    ...{ amount: 20_000, utr, reason: "A test" },
    bank_lines: [{ id, day: "2026-11-20", amount: 20_000, text: narration }],
  });
  expect((await api.get("/desk/approval", second)).body.data[0]).not.toHaveProperty("bank_lines");
});

it("shows for a reported transfer that goes into the wallet instead its own act and the line of the bank", async () => {
  const [buyer, second] = [await api.signIn("customer", { name: "Om Traders" }), await api.signIn("staff")];
  const { utr, narration } = await received(30_000);
  const report = { amount: 30_000, utr, paid_on: "2026-11-20" };
  expect((await api.send("/cash-wallet/top-up", report, buyer)).status).toBe(200);

  const shown = await readBy(second, await act(`payment/${utr}/into-wallet`, { received: 30_000 }));

  expect(shown).toMatchObject({
    does: "Put a transfer into the payer's cash wallet",
    ...{ payer: `Om Traders, ${buyer.phone}`, amount: 30_000, utr },
    bank_lines: [{ text: narration }],
  });
});

it("shows for a repayment of credit the UTR and the line of the bank", async () => {
  const second = await api.signIn("staff");
  const { buyer } = market();
  await grantCredit(api.db, buyer.id, 500_000);
  await createBookedOrder(api, { market: market(), source: "credit" });
  const { utr, narration } = await received(15_000);
  const path = `user/${buyer.id}/credit-repayment`;

  const shown = await readBy(
    second,
    await act(path, { amount: 15_000, utr: utr.toLowerCase(), paid_on: "2026-11-20" }),
  );

  expect(shown).toMatchObject({ does: "Enter a repayment of credit", utr, bank_lines: [{ text: narration }] });
  expect(shown?.shows).toContain(`Bank reference: ${utr}`);
});

it("shows for what a seller paid back the line of the bank, in whatever letters its reference was typed", async () => {
  const second = await api.signIn("staff");
  for (const limit of [secondPersonAbove, secondPersonTotal]) await storeSetting(api.db, limit, 100_000_000);
  const vehicle = await truckBetween(api, market());
  const { due_amount, invoices } = await sellerView(api, vehicle);
  await atDesk(api, vehicle, "payout", { to: "seller", amount: due_amount, reference: newUtr() });
  const note = { bill: invoices[0].number, number: nextBill(), date: "2026-11-21", cause: "quality", rate: 400 };
  expect((await atDesk(api, vehicle, "seller-note", note)).status).toBe(200);
  await storeSetting(api.db, secondPersonAbove, 10_000);
  const { utr, narration } = await received(11_616);

  const paidBack = { from: "seller", amount: 11_616, reference: utr.toLowerCase() };
  const shown = await readBy(second, await atDesk(api, vehicle, "paid-back", paidBack));

  expect(shown).toMatchObject({ does: "Record what the seller paid back", utr, bank_lines: [{ text: narration }] });
});

it("names whose money a payout moves: the seller, not the buyer of the order", async () => {
  const second = await api.signIn("staff");
  const { orderId, seller } = await truckInside(api, market(), 0);
  const { money } = (await api.get(`/desk/order/${orderId}`, market().staff)).body.data;
  const payout = { to: "seller", amount: money.seller_owed, reference: newUtr() };

  const shown = await readBy(second, await act(`order/${orderId}/payout`, payout));

  expect(shown?.does).toBe("Record a payment to the seller");
  expect(shown?.payer).toContain(seller.phone);
  expect(shown).not.toHaveProperty("bank_lines");
});
