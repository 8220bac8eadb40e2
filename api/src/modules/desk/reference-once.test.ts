import { randomUUID } from "node:crypto";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { knownAccount } from "../../testing/known-account";
import { fundWallet, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";

/* A reference of the bank is used once, whichever way the money went; what a payer only reports holds nothing up. */

const api = reconciledApi();

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.post(`/desk${path}`, { reason: "A test", ...body }, as, { "idempotency-key": randomUUID() });
const today = () => api.clock.now().toISOString().slice(0, 10);
const report = (as: SignedIn, utr: string, rupees = 5_000) =>
  api.post("/cash-wallet/top-up", { amount: rupees, utr, paid_on: today() }, as, { "idempotency-key": randomUUID() });
const transferOf = async (as: SignedIn, utr: string) => (await api.get(`/desk/payment/${utr}`, as)).body.data;
const balance = async (code: string) =>
  (await api.db.selectFrom("account").select("balance_paise").where("code", "=", code).executeTakeFirst())
    ?.balance_paise ?? 0;

async function world() {
  const order = await createInvoicedOrder(api, await createMarket(api));
  const { staff, orderId } = order;
  return {
    ...order,
    owed: () => balance(`payable:seller:${orderId}`),
    pay: (reference: string) => act(staff, `/order/${orderId}/payout`, { to: "seller", amount: 1_000, reference }),
    async accept(utr: string, how = "verify") {
      return act(staff, `/payment/${(await transferOf(staff, utr)).id}/${how}`, { received: 5_000 });
    },
  };
}

/** A buyer whose wallet the desk pays out. */
async function withWallet(staff: SignedIn) {
  const buyer = await api.signIn("customer");
  await fundWallet(api.db, buyer.id, 100_000);
  const account = await knownAccount(api.db, buyer.id);
  return {
    buyer,
    pay: (reference: string) => act(staff, `/user/${buyer.id}/payout`, { amount: 500, account, reference }),
  };
}

it("pays nothing out under the UTR of a transfer that was accepted, from an order or from a wallet", async () => {
  const { buyer, staff, owed, pay, accept } = await world();
  const utr = newUtr();
  await report(buyer, utr);
  expect((await accept(utr)).status).toBe(200);
  const left = await owed();

  const payer = (await transferOf(staff, utr)).payer;
  const words = `${utr} is the UTR of a transfer of ₹5,000.00 that ${payer} paid to us`;
  const spaced = `${utr.slice(0, 4).toLowerCase()} ${utr.slice(4)}`;
  expect(await pay(utr)).toMatchObject({ status: 422, body: { errors: { reference: [words] } } });
  expect((await pay(spaced)).status).toBe(422);
  const wallet = await withWallet(staff);
  expect(await wallet.pay(utr)).toMatchObject({ status: 422, body: { errors: { reference: [words] } } });

  expect(await owed()).toBe(left);
  expect(await balance(`wallet:${wallet.buyer.id}`)).toBe(paiseFromRupees(100_000));
});

it("pays under a UTR that somebody only reports, says so to the clerk, and then accepts that report in no way", async () => {
  const { buyer, staff, number, owed, pay, accept } = await world();
  const utr = newUtr();
  expect((await report(buyer, utr)).status).toBe(200);
  const before = await owed();

  const { payer, id } = await transferOf(staff, utr);
  const paid = await pay(utr);
  expect(paid.body.message).toBe(
    `The payment to the seller is recorded. ${payer} has reported ₹5,000.00 to us under ${utr}. That transfer cannot be accepted: please reject it.`,
  );
  expect(await owed()).toBe(before - paiseFromRupees(1_000));

  const wallet = await balance(`wallet:${buyer.id}`);
  for (const how of ["verify", "into-wallet"]) {
    const refused = await accept(utr, how);
    expect([how, refused.status]).toEqual([how, 409]);
    expect(refused.body.message).toBe(`${utr} has already paid for order ${number}. Please reject this transfer.`);
  }
  expect(await balance(`wallet:${buyer.id}`)).toBe(wallet);
  expect((await act(staff, `/payment/${id}/reject`)).status).toBe(200);
});

it("takes no report under the reference of a payment of ours, and tells its reporter no more than of a stranger's", async () => {
  const { buyer, staff, pay } = await world();
  const [ours, strangers] = [newUtr(), newUtr()];
  await pay(ours);
  await report(await api.signIn("customer"), strangers);

  const answers = await Promise.all([ours, strangers].map(async (utr) => report(buyer, utr)));
  const told = "This UTR has already been reported by somebody else. Please check it, or contact our desk.";
  for (const { status, body } of answers) expect([status, body.errors]).toEqual([422, { utr: [told] }]);
  for (const utr of [ours, strangers]) {
    expect((await api.get(`/reported-transfer?utr=${utr}`, buyer)).body).toEqual({ is_reported: true, message: told });
  }
  expect((await api.get(`/desk/payment/${ours}`, staff)).status).toBe(404);
});

it("takes a report under a reference again once the payment that had it by mistake is reversed", async () => {
  const { buyer, staff, orderId, pay, accept } = await world();
  const utr = newUtr();
  await pay(utr);
  const { id } = await api.db
    .selectFrom("journal")
    .select("id")
    .where("order_id", "=", orderId)
    .where("event", "=", "seller paid out")
    .executeTakeFirstOrThrow();
  expect((await act(staff, `/journal/${id}/reverse`)).status).toBe(200);

  expect((await report(buyer, utr)).status).toBe(200);
  expect((await accept(utr)).status).toBe(200);
});

it("lets a reference pay either for an order or out of one wallet", async () => {
  const { staff, number, pay } = await world();
  const [first, second] = [await withWallet(staff), await withWallet(staff)];
  const [ofOrder, ofWallet] = [`NEFT/${newUtr()}`, newUtr()];
  expect((await pay(ofOrder)).status).toBe(200);
  expect((await first.pay(ofWallet)).status).toBe(200);

  expect((await first.pay(ofOrder.toLowerCase())).body.errors).toEqual({
    reference: [`${ofOrder} has already paid for order ${number}`],
  });
  for (const again of [await second.pay(ofWallet), await pay(ofWallet)]) {
    expect(again.body.errors.reference[0]).toMatch(`${ofWallet} has already paid ₹500.00 out of the wallet of`);
  }
  expect(await balance(`wallet:${second.buyer.id}`)).toBe(paiseFromRupees(100_000));
});
