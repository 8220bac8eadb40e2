import { CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { DeskUserListAnswer } from "@mandi/shared/contract/desk/people";
import { NotificationListAnswer } from "@mandi/shared/contract/notification";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { createMarkedQuotation } from "../../testing/marked-quotation";
import { fundWallet, grantCredit, newUtr } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

/* No new credit for a buyer whose invoice of 21 November was due on 1 December, and who has a credit limit. */

const api = reconciledApi();
let order: BookedOrder;

beforeEach(async () => {
  api.clock.set(new Date("2026-11-21T05:00:00.000Z"));
  order = await createBookedOrder(api, { market: await createWellStockedMarket(api), creditDays: 10 });
  for (const step of [...wayTo.loading, "final quantity", "invoice"] as const) {
    expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
  }
  await grantCredit(api.db, order.buyer.id, 5_000_000);
});

const payDue = (body: object) => api.send(`/customer/order/${order.orderId}/payment`, body, order.buyer);
/** The tests span six weeks, longer than a session: theirs are extended. */
async function later(day: string): Promise<void> {
  const end = new Date("2028-01-01T00:00:00.000Z");
  await api.db.updateTable("session").set({ expires_at: end, code_until: end }).execute();
  api.clock.set(new Date(`${day}T06:00:00.000Z`));
}
const wallet = async () => read(CreditWalletAnswer, (await api.get("/credit-wallet", order.buyer)).body);
const atDesk = async () =>
  read(DeskUserListAnswer, (await api.get(`/desk/user?search=${order.buyer.phone}`, order.staff)).body).data[0];
const toldOfRelease = async () =>
  read(NotificationListAnswer, (await api.get("/notification", order.buyer)).body).data.filter(
    ({ text, link }) =>
      /allows you to use new credit once, until 7 Jan 2027,/.test(text) && link === "/wallet?tab=credit",
  );
const limit = (scope: string, value: string) =>
  api.send(
    "/desk/tax",
    { key: "credit.owed_limit", scope, value, first_day: "2026-11-25", source: "Board", reason: "A test" },
    order.staff,
  );
const hasPan = (pan_number: string) =>
  api.db.insertInto("profile").values({ user_id: order.buyer.id, pan_number, updated_at: api.clock.now() }).execute();
const lift = (reason = "Their cheque was seen") =>
  api.send(`/desk/user/${order.buyer.id}/credit-release`, { reason }, order.staff);

async function liftByTwo(): Promise<void> {
  const { approval_id } = (await lift()).body;
  const other = await api.signIn("staff");
  expect((await api.send(`/desk/approval/${approval_id}/confirm`, { reason: "Seen" }, other)).status).toBe(200);
}

it("allows credit up to the age limit, and from the next day refuses it and says what to do", async () => {
  await later("2026-12-31");
  expect(await wallet()).toMatchObject({ no_new_credit: null, late_interest_percent: 0 });
  await later("2027-01-01");
  const refused = await payDue({ source: "credit", amount: 100_000 });
  expect(refused.status).toBe(422);
  expect(refused.body.message).toBe(
    "We cannot give you new credit at present. ₹15,29,898.00 has been overdue since 1 Dec 2026; we allow 30 days. " +
      "Please pay it from the cash wallet or by bank transfer. Once this is paid, you can use credit again. You can also ask our desk for an exception.",
  );
  expect(await wallet()).toMatchObject({ no_new_credit: refused.body.message, used_credit_balance: 0 });
});

it("leaves the cash wallet and the bank open, and allows credit again once what is overdue is paid", async () => {
  await later("2027-01-01");
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  expect((await payDue({ source: "cash", amount: 1_500_000 })).status).toBe(200);
  expect((await wallet()).no_new_credit).toContain("₹29,898.00 has been overdue since 1 Dec 2026");
  expect((await payDue({ source: "cash" })).status).toBe(200);
  expect((await wallet()).no_new_credit).toBeNull();
});

it("also refuses an order with days to pay, from the wallet and by bank, but not one that is paid at once", async () => {
  await later("2027-01-01");
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  const withDays = await createMarkedQuotation(api, order, { creditDays: 15 });
  const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-12-31" };
  for (const body of [{ source: "cash" }, transfer]) {
    const refused = await api.send(`/product-enquiry/${withDays}/payment`, body, order.buyer);
    expect(refused.body.message).toMatch(
      /^This order would give you 15 days to pay after each invoice\. We cannot give you new/,
    );
    expect(refused.status).toBe(422);
  }
  const atOnce = await createMarkedQuotation(api, order, { creditDays: 0 });
  const onCredit = await api.send(`/product-enquiry/${atOnce}/payment`, { source: "credit" }, order.buyer);
  expect(onCredit.body.message).toMatch(/^We cannot give you new credit at present/);
  expect((await api.send(`/product-enquiry/${atOnce}/payment`, { source: "cash" }, order.buyer)).status).toBe(200);
});

it("refuses a request for credit while the block lasts", async () => {
  await grantCredit(api.db, order.buyer.id, 0);
  const [type] = (await api.get("/credit-wallet-document-type", order.buyer)).body.data;
  const ask = () => api.send("/credit-wallet-request", { credit_wallet_document_type_id: type.id }, order.buyer);
  await later("2027-01-01");
  expect(await ask()).toMatchObject({ status: 422, body: { message: expect.stringContaining("since 1 Dec 2026") } });
  await later("2026-12-31");
  expect((await ask()).status).toBe(200);
});

it("is lifted by the desk for one use, by two people above the limit of one", async () => {
  await later("2026-12-31");
  expect(await lift()).toMatchObject({ status: 409, body: { message: "This person's new credit is not blocked." } });
  await later("2027-01-01");
  expect((await atDesk())?.credit_block).toEqual({
    overdue: { amount: 1_529_898, since: "2026-12-01", allowed_days: 30 },
    owed: null,
  });
  expect((await atDesk())?.credit_released_until).toBeNull();
  const asked = await lift();
  expect(await toldOfRelease()).toEqual([]);
  expect(asked.body.message).toContain("A second person must confirm this.");
  const other = await api.signIn("staff");
  const confirmed = await api.send(`/desk/approval/${asked.body.approval_id}/confirm`, { reason: "Seen" }, other);
  expect(confirmed.status).toBe(200);
  expect((await atDesk())?.credit_released_until).toBe("2027-01-07");
  expect((await lift()).status).toBe(409);
  expect(await toldOfRelease()).toHaveLength(1);
  expect((await wallet()).no_new_credit).toBeNull();
  const both = await Promise.all([1, 2].map(() => payDue({ source: "credit", amount: 100_000 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(await wallet()).toMatchObject({ used_credit_balance: 100_000, no_new_credit: expect.any(String) });
});

it("holds for a buyer who owes more than the limit of their day, invoiced or not", async () => {
  expect((await limit("ABC", "1")).body.errors).toHaveProperty("scope");
  expect((await limit("", "100000000")).status).toBe(200);
  expect((await wallet()).no_new_credit).toBeNull();
  await later("2026-11-25");
  expect((await wallet()).no_new_credit).toBe(
    "We cannot give you new credit at present. You owe ₹15,29,898.00 for invoices and booked orders; you may owe at most ₹10,00,000.00. " +
      "Please pay ₹5,29,898.00 or more from the cash wallet or by bank transfer. Once this is paid, you can use credit again. You can also ask our desk for an exception.",
  );
  expect((await payDue({ source: "credit", amount: 100_000 })).status).toBe(422);
  await hasPan("AABCA4321C");
  expect((await limit("AABCA4321C", "200000000")).status).toBe(200);
  expect((await wallet()).no_new_credit).toBeNull();
});

it("finds the limit of a PAN that was typed in small letters with spaces, and of one with a rare fourth letter", async () => {
  await hasPan("AABKA4321C");
  expect((await limit("aabka 4321 c", "100000000")).status).toBe(200);
  await later("2026-11-25");
  expect((await wallet()).no_new_credit).toContain("you may owe at most ₹10,00,000.00");
});

it("counts what an order with days to pay would add to what is owed, and none that is paid at once", async () => {
  await fundWallet(api.db, order.buyer.id, 3_000_000);
  await hasPan("AABCA4322C");
  expect((await limit("AABCA4322C", "160000000")).status).toBe(200);
  await later("2026-11-25");
  expect((await wallet()).no_new_credit).toBeNull();
  const withDays = await createMarkedQuotation(api, order, { creditDays: 15 });
  const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-11-24" };
  for (const body of [{ source: "cash" }, { source: "credit" }, transfer]) {
    const refused = await api.send(`/product-enquiry/${withDays}/payment`, body, order.buyer);
    expect(refused.status).toBe(422);
    expect(refused.body.message).toMatch(
      /You owe ₹15,29,898\.00 for invoices and booked orders, and this order would add ₹[\d,.]+; you may owe at most ₹16,00,000\.00\./,
    );
  }
  const atOnce = await createMarkedQuotation(api, order, { creditDays: 0 });
  expect((await api.send(`/product-enquiry/${atOnce}/payment`, { source: "cash" }, order.buyer)).status).toBe(200);
});

it("ends a release that was not used after its seventh day, and lets the desk give another", async () => {
  await later("2027-01-01");
  await liftByTwo();
  await later("2027-01-07");
  expect((await wallet()).no_new_credit).toBeNull();
  await later("2027-01-08");
  expect((await atDesk())?.credit_released_until).toBeNull();
  expect((await payDue({ source: "credit", amount: 100_000 })).status).toBe(422);
  await liftByTwo();
  expect((await payDue({ source: "credit", amount: 100_000 })).status).toBe(200);
});
