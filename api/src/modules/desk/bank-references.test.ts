import { paiseFromRupees } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder } from "../../testing/invoiced-order";
import { knownAccount } from "../../testing/known-account";
import { fundWallet, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";

import { post } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";

/* A reference of the bank is the same however it is typed. */

const api = reconciledApi();

const balance = async (code: string) =>
  (await api.db.selectFrom("account").select("balance_paise").where("code", "=", code).executeTakeFirst())
    ?.balance_paise ?? 0;
const entriesOf = (event: string) =>
  api.db.selectFrom("journal").select(["id", "description"]).where("event", "=", event).orderBy("id", "desc").execute();

/** An order whose seller is owed money, and the desk's payment of 1,000 to them. */
async function owedToSeller() {
  const { staff, orderId } = await createInvoicedOrder(api, await createMarket(api));
  return {
    orderId,
    owed: () => balance(`payable:seller:${orderId}`),
    pay: (reference: string) => api.act(staff, `/order/${orderId}/payout`, { to: "seller", amount: 1_000, reference }),
  };
}

/** A buyer with money in the wallet, and the desk's payment out of it. */
async function withWallet() {
  const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
  await fundWallet(api.db, buyer.id, 100_000);
  const account = await knownAccount(api.db, buyer.id);
  return {
    staff,
    wallet: () => balance(`wallet:${buyer.id}`),
    pay: (amount: number, reference: string) =>
      api.act(staff, `/user/${buyer.id}/payout`, { amount, account, reference }),
  };
}

it("pays a seller once under a bank reference, however it is typed the second time", async () => {
  const { owed, pay } = await owedToSeller();
  const utr = newUtr();
  expect((await pay(` ${utr.toLowerCase()}`)).status).toBe(200);
  const left = await owed();

  for (const again of [utr, utr.toLowerCase(), `${utr} `]) expect((await pay(again)).status).toBe(409);

  expect(await owed()).toBe(left);
  expect((await entriesOf("seller paid out"))[0]?.description).toBe(`Payment by bank transfer, ${utr}`);
});

it("pays nothing again under a reference that an earlier entry has in small letters", async () => {
  const { orderId, owed, pay } = await owedToSeller();
  const earlier = { order: { id: orderId, number: "" }, amountPaise: paiseFromRupees(500), reference: "hdfc 77 " };
  const onceKey = `payout:seller:${orderId}:hdfc 77 `;
  await inTransaction(api.db, (tx) =>
    post(tx, ledgerEvents.sellerPaidOut(earlier), { at: api.clock.now(), actorId: null, orderId, onceKey }),
  );
  const left = await owed();

  expect((await pay("HDFC 77")).status).toBe(409);
  expect(await owed()).toBe(left);
});

it("pays out of a wallet once under a bank reference, however it is typed the second time", async () => {
  const { wallet, pay } = await withWallet();
  const utr = newUtr();
  expect((await pay(5_000, utr)).status).toBe(200);

  expect((await pay(5_000, ` ${utr.toLowerCase()} `)).status).toBe(409);
  expect(await wallet()).toBe(paiseFromRupees(95_000));
});

it("enters a payment out of a wallet again under its reference once the wrong amount is reversed", async () => {
  const { staff, wallet, pay } = await withWallet();
  const utr = newUtr();
  await pay(5_000, utr);
  const [wrong] = await entriesOf("wallet paid out");
  expect((await api.act(staff, `/journal/${wrong?.id}/reverse`)).status).toBe(200);

  expect((await pay(50_000, utr.toLowerCase())).status).toBe(200);
  expect((await pay(50_000, utr)).status).toBe(409);
  expect(await wallet()).toBe(paiseFromRupees(50_000));
});
