import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { fundWallet, newUtr } from "../../testing/money";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import type { SignedIn } from "../../testing/test-api";

/* Which orders count towards what a company may owe: ₹30,00,000, while each order here leaves ₹15,58,764 to pay. */

const api = reconciledApi();
const left = "₹15,58,764.00";
let market: Market;
let colleague: SignedIn;

const wallet = async (as: SignedIn) =>
  read(CreditWalletAnswer, (await api.get("/credit-wallet", as)).body).no_new_credit;
const marked = (buyer = market.buyer, creditDays = 15) =>
  createMarkedQuotation(api, { ...market, buyer }, { creditDays });
const pay = (quotation: number, as = market.buyer) =>
  api.send(`/product-enquiry/${quotation}/payment`, { source: "cash" }, as);
const report = (quotation: number, as = market.buyer) =>
  api.send(`/product-enquiry/${quotation}/payment`, { source: "bank", utr: newUtr(), paid_on: "2026-11-21" }, as);
const reported = async () => (await api.get("/desk/payment", market.staff)).body.data.at(-1);
const decide = async (step: string, body: object = {}) =>
  api.send(`/desk/payment/${(await reported()).id}/${step}`, { ...body, reason: "A test" }, market.staff);

beforeAll(async () => {
  const row = { key: "credit.owed_limit", scope: "", value: "300000000", first_day: "2026-11-01" };
  const added = await api.send("/desk/tax", { ...row, source: "Board", reason: "A test" }, await api.signIn("staff"));
  expect(added.status).toBe(200);
});
beforeEach(async () => {
  market = await createWellStockedMarket(api);
  colleague = await api.signIn("customer");
  for (const { id } of [market.buyer, colleague]) await fundWallet(api.db, id, 1_000_000);
});

async function shareCompany(pan_number: string): Promise<void> {
  for (const login of [market.buyer, colleague]) {
    const body = { name: "Asha", company_name: "Asha Steels", pan_number };
    expect((await api.send("/customer/update-profile", body, login)).status).toBe(200);
  }
}

it("counts an order whose transfer is being checked, and once when the desk has found it", async () => {
  const [first, second] = [await marked(), await marked()];
  expect((await report(first)).status).toBe(200);
  const refusals = [await report(second), await pay(second)];
  expect(refusals.map(({ status }) => status)).toEqual([422, 422]);
  expect(refusals[0]?.body.message).toContain(
    `You owe ₹0.00 for invoices and booked orders and ${left} for orders whose transfer we are checking, ` +
      `and this order would add ${left}; you may owe at most ₹30,00,000.00. Our desk can raise what you may owe.`,
  );
  expect((await decide("verify", { received: (await reported()).amount })).status).toBe(200);
  expect((await pay(second)).body.message).toContain(
    `You owe ${left} for invoices and booked orders, and this order would add ${left}; you may owe at most ₹30,00,000.00.`,
  );
});

it("does not count a transfer that the desk has rejected, or one for an order that is paid at once", async () => {
  expect((await report(await marked())).status).toBe(200);
  expect((await decide("reject")).status).toBe(200);
  expect((await report(await marked(market.buyer, 0))).status).toBe(200);
  expect((await pay(await marked())).status).toBe(200);
});

it("counts the transfers and the orders of all logins of a company", async () => {
  await shareCompany("AABCF4321C");
  expect((await report(await marked())).status).toBe(200);
  const refused = await pay(await marked(colleague), colleague);
  expect(refused.status).toBe(422);
  expect(refused.body.message).toContain(
    `You owe ₹0.00 for invoices and booked orders, and this order would add ${left}; together with what other logins under your PAN owe`,
  );
  expect((await pay(await marked(colleague, 0), colleague)).status).toBe(200);
  for (const login of [market.buyer, colleague])
    expect(await wallet(login)).toContain("more than the ₹30,00,000.00 that you may owe");
});

it("shows the desk, at each login of a PAN, the others that have had it", async () => {
  await shareCompany("AABCF4323C");
  const shown = async (search: string) =>
    read(DeskUserListAnswer, (await api.get(`/desk/user?search=${search}`, market.staff)).body).data[0]?.pan_logins;
  const login = ({ id, phone }: SignedIn) => ({ id, phone, name: "Asha Steels", pan: "AABCF4323C" });
  expect(await shown(market.buyer.phone)).toEqual([login(colleague)]);
  expect(await shown(colleague.phone)).toEqual([login(market.buyer)]);
  expect(await shown(market.seller.phone)).toEqual([]);
});

it("books one of two simultaneous orders of a company that has room for one", async () => {
  await shareCompany("AABCF4322C");
  const orders = [[await marked(), market.buyer] as const, [await marked(colleague), colleague] as const];
  const answers = await Promise.all(orders.map(([quotation, login]) => pay(quotation, login)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});
