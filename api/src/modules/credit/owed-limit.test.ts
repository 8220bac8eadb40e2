import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

/* How much a buyer with one booked order may owe: ₹10,00,000 in general, which the order exceeds. */

const api = reconciledApi();
let order: BookedOrder;

const wallet = async (as = order.buyer) =>
  read(CreditWalletAnswer, (await api.get("/credit-wallet", as)).body).no_new_credit;
const limitRead = async () => /you may owe at most (₹[\d,.]+\d)/.exec((await wallet()) ?? "")?.[1];

async function limit(scope: string, value: string, as = order.staff): Promise<void> {
  const row = { key: "credit.owed_limit", scope, value, first_day: "2026-11-01", source: "Board", reason: "A test" };
  expect((await api.send("/desk/tax", row, as)).status).toBe(200);
}
async function hasPan(pan_number: string, as = order.buyer): Promise<void> {
  const body = { name: "Asha", company_name: "Asha Steels", pan_number };
  expect((await api.send("/customer/update-profile", body, as)).status).toBe(200);
}

beforeAll(async () => limit("", "100000000", await api.signIn("staff")));
beforeEach(async () => {
  order = await createBookedOrder(api, { creditDays: 0 });
});

it("keeps the limit of a company whatever PAN its login types later, until the desk adds a row for that one", async () => {
  await hasPan("AABCA4321C");
  await limit("AABCA4321C", "60000000");
  expect(await limitRead()).toBe("₹6,00,000.00");
  await hasPan("AABCB4321C");
  expect(await limitRead()).toBe("₹6,00,000.00");
  await hasPan("");
  expect(await limitRead()).toBe("₹6,00,000.00");
  api.clock.advance(60);
  await limit("AABCB4321C", "900000000");
  expect(await wallet()).toBeNull();
});

it("raises nobody's limit who types the PAN of a company with a higher one, and by that of a lower one lowers it without telling it", async () => {
  await limit("AABCC4321C", "900000000");
  await limit("AABCD4321C", "50000000");
  api.clock.advance(60);
  await hasPan("AABCC4321C");
  expect(await limitRead()).toBe("₹10,00,000.00");
  const colleague = await api.signIn("customer");
  for (const login of [colleague, order.buyer]) await hasPan("AABCD4321C", login);
  const toldNoLimit =
    /for invoices and booked orders; this is more than you may owe\. Please pay from the cash wallet or by bank transfer\. Once/;
  expect(await wallet()).toMatch(toldNoLimit);
  expect(await wallet(colleague)).toMatch(
    /what other logins under your PAN owe, this is more than you may owe\. Please pay/,
  );
});

it("counts what all logins of a company owe, without telling one what another owes", async () => {
  const [colleague, stranger] = [await api.signIn("customer"), await api.signIn("customer")];
  for (const login of [order.buyer, colleague]) await hasPan("AABCE4321C", login);
  expect(await wallet(colleague)).toBe(
    "We cannot give you new credit at present. You owe ₹0.00 for invoices and booked orders; together with what other logins under your PAN owe, this is " +
      "more than the ₹10,00,000.00 that you may owe. Please pay from the cash wallet or by bank transfer, from any of these logins. " +
      "Once this is paid, you can use credit again. You can also ask our desk for an exception.",
  );
  expect(await wallet(stranger)).toBeNull();
});
