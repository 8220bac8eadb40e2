import { randomUUID } from "node:crypto";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { grantCredit, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { setBankAccount } from "./bank-account.open.store";
import { upiLimit } from "./upi-limit";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ hasBankAccount: false });
});
afterAll(() => api.close());

const account = {
  account_name: "Mandi Private Limited",
  account_number: "501147000492",
  ifsc: "HDFC0001147",
  bank: "HDFC Bank",
  branch: "Pandri, Raipur",
  upi_id: "mandi.trade@hdfcbank",
};
const details = (query: string, as?: SignedIn) => api.get(`/bank-account?${query}`, as);
const setAccount = () => setBankAccount(api.db, account, { at: api.clock.now(), by: null });
const padded = (id: number) => String(id).padStart(6, "0");

it("shows no account until the desk has set one, but does show the payment reference", async () => {
  const buyer = await api.signIn("customer");
  expect((await details("purpose=top-up", buyer)).body).toEqual({
    data: null,
    reference: `W${padded(buyer.id)}`,
    upi_limit: 100_000,
  });
});

it("refuses to record a transfer while the market has no account that money could have been sent to", async () => {
  const buyer = await api.signIn("customer");
  const report = { amount: 5_000, utr: newUtr(), paid_on: "2026-11-20" };
  const key = { "idempotency-key": randomUUID() };

  expect(await api.post("/cash-wallet/top-up", report, buyer, key)).toMatchObject({
    status: 422,
    body: {
      message: "A bank transfer cannot be reported yet: the market has no bank account. Please contact our desk.",
    },
  });
  expect(await api.db.selectFrom("payment").select("id").where("payer_id", "=", buyer.id).execute()).toEqual([]);
});

it("shows the buyer the account and the quotation's number while the booking amount is to be paid", async () => {
  await setAccount();
  const market = await createMarket(api);
  const quotationId = await createMarkedQuotation(api, market);
  const { number } = await api.db
    .selectFrom("quotation")
    .select("number")
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
  const query = `purpose=booking&id=${quotationId}`;

  expect((await details(query, market.buyer)).body).toMatchObject({ data: account, reference: number });
  expect(number).toMatch(/^Q\d{10}$/);
  expect((await details(query, await api.signIn("customer"))).status).toBe(404);
  expect((await details(query)).status).toBe(401);
  expect((await details(query, market.staff)).status).toBe(403);
  expect((await details("purpose=booking", market.buyer)).body.errors).toEqual({
    id: ["Please name what is to be paid"],
  });
});

it("shows the buyer the order's number while something is due, and nothing to anybody else or when all is paid", async () => {
  await setAccount();
  const order = await createBookedOrder(api);
  const query = `purpose=final&id=${order.orderId}`;
  expect((await details(query, order.buyer)).body).toMatchObject({ data: account, reference: order.number });
  expect((await details(query, order.seller)).status).toBe(404);
  expect((await details(`purpose=booking&id=${order.quotationId}`, order.buyer)).status).toBe(422);

  const key = { "idempotency-key": randomUUID() };
  expect(
    (await api.post(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer, key)).status,
  ).toBe(200);
  const paid = await details(query, order.buyer);
  expect([paid.status, paid.body.message, paid.body.data]).toEqual([422, "There is nothing to pay here.", undefined]);
});

it("shows the account for repaying credit to a buyer who has used some", async () => {
  await setAccount();
  const market = await createMarket(api);
  await grantCredit(api.db, market.buyer.id, 2_000_000);
  expect((await details("purpose=credit%20repayment", market.buyer)).status).toBe(422);
  await createBookedOrder(api, { market, source: "credit" });
  expect((await details("purpose=credit%20repayment", market.buyer)).body).toMatchObject({
    data: account,
    reference: `C${padded(market.buyer.id)}`,
  });
});

it("shows the desk the same reference beside a reported transfer, and the UPI limit that the desk has set", async () => {
  const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
  await storeSetting(api.db, upiLimit, 200_000);
  const { reference, upi_limit } = (await details("purpose=top-up", buyer)).body;
  expect(upi_limit).toBe(200_000);
  const body = { amount: 5_000, utr: `REF${Date.now()}`, paid_on: "2026-11-21" };
  await api.send("/cash-wallet/top-up", body, buyer);
  const { data } = (await api.get("/desk/payment", staff)).body;
  expect(data).toEqual([expect.objectContaining({ utr: body.utr, reference })]);
  expect(paiseFromRupees(data[0].amount)).toBe(paiseFromRupees(5_000));
});
