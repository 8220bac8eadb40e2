import { createMarkedQuotation } from "../../testing/marked-quotation";
import { grantCredit, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { reconcile } from "../ledger/reconcile";

let api: TestApi;
let staff: SignedIn;
beforeAll(async () => {
  api = await createTestApi();
  staff = await api.signIn("staff");
});
afterAll(async () => {
  expect(await reconcile(api.db)).toEqual([]);
  await api.close();
});

const act = async (path: string, body: object = {}) =>
  expect((await api.send(`/desk${path}`, { reason: "Not in the bank", ...body }, staff)).status).toBe(200);
const paymentOf = async (utr: string) =>
  (await api.get("/desk/payment", staff)).body.data.find((payment: { utr: string }) => payment.utr === utr).id;
/** Texts and links of a person's notifications, oldest first. */
const noticesOf = async (as: SignedIn): Promise<readonly string[][]> =>
  (await api.get("/notification", as)).body.data
    .map(({ text, link }: { text: string; link: string }) => [text, link])
    .reverse();

async function topUp(buyer: SignedIn) {
  const utr = newUtr();
  const transfer = { amount: 150_000, utr, paid_on: "2026-11-21" };
  expect((await api.send("/cash-wallet/top-up", transfer, buyer)).status).toBe(200);
  return { utr, id: await paymentOf(utr) };
}

it("tells a payer that their transfer is being checked, and that it has arrived", async () => {
  const buyer = await api.signIn("customer");
  const { utr, id } = await topUp(buyer);
  await act(`/payment/${id}/verify`, { received: 150_000 });

  expect(await noticesOf(buyer)).toEqual([
    [`We are checking your bank transfer of ₹1,50,000 for your wallet, UTR ${utr}.`, "/wallet"],
    [`Your bank transfer of ₹1,50,000 for your wallet has arrived, UTR ${utr}.`, "/wallet"],
  ]);
});

it("tells them with the desk's reason when it is rejected, and to report it again", async () => {
  const buyer = await api.signIn("customer");
  const { utr, id } = await topUp(buyer);
  await act(`/payment/${id}/reject`);

  expect((await noticesOf(buyer)).at(-1)).toEqual([
    `We could not accept your bank transfer of ₹1,50,000 for your wallet, UTR ${utr}: Not in the bank. Please check it and report it again.`,
    "/wallet",
  ]);
});

it("names the quotation that a transfer was for, even when it ends up in the wallet", async () => {
  const market = await createMarket(api);
  const quotationId = await createMarkedQuotation(api, market);
  const utr = newUtr();
  await api.send(
    `/product-enquiry/${quotationId}/payment`,
    { source: "bank", utr, paid_on: "2026-11-21" },
    market.buyer,
  );
  const { number } = await api.db
    .selectFrom("quotation")
    .select("number")
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
  const amount = `₹1,73,196 for quotation ${number}`;
  expect((await noticesOf(market.buyer)).at(-1)).toEqual([
    `We are checking your bank transfer of ${amount}, UTR ${utr}.`,
    `/quotation-detail/${quotationId}`,
  ]);

  await act(`/payment/${await paymentOf(utr)}/into-wallet`, { received: 173_196, reason: "Too late" });

  expect((await noticesOf(market.buyer)).at(-1)).toEqual([
    `Your bank transfer of ${amount}, UTR ${utr}, is in your cash wallet: Too late.`,
    "/wallet",
  ]);
});

it("reports a repayment that the desk entered itself only once, when it has arrived", async () => {
  const market = await createMarket(api);
  await grantCredit(api.db, market.buyer.id, 500_000);
  const quotationId = await createMarkedQuotation(api, market);
  expect((await api.send(`/product-enquiry/${quotationId}/payment`, { source: "credit" }, market.buyer)).status).toBe(
    200,
  );
  const before = (await noticesOf(market.buyer)).length;
  const utr = newUtr();
  await act(`/user/${market.buyer.id}/credit-repayment`, { amount: 1_000, utr, paid_on: "2026-11-21" });

  expect((await noticesOf(market.buyer)).slice(before)).toEqual([
    [`Your bank transfer of ₹1,000 for your used credit has arrived, UTR ${utr}.`, "/wallet?tab=credit"],
  ]);
});

it.each([
  ["approve", { limit: 500_000 }, "Your credit request is approved with a limit of ₹5,00,000."],
  ["reject", {}, "Your credit request is rejected: Not in the bank. Write to our desk if you have questions."],
])("tells an applicant for credit when the desk takes the step %s", async (step, body, text) => {
  const buyer = await api.signIn("customer");
  const [type] = (await api.get("/credit-wallet-document-type", buyer)).body.data;
  await api.send("/credit-wallet-request", { credit_wallet_document_type_id: type.id }, buyer);
  const [{ id }] = (await api.get("/credit-wallet-request", buyer)).body.data;
  await act(`/credit-request/${id}/review`);
  expect(await noticesOf(buyer)).toEqual([]);
  await act(`/credit-request/${id}/${step}`, body);

  expect(await noticesOf(buyer)).toEqual([[text, "/wallet?tab=credit"]]);
});
