import { reconciledApi } from "../../testing/api-of-file";
import { grantCredit } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { secondPersonAbove } from "../desk/desk-settings";
import { storeSetting } from "../site/settings";

const api = reconciledApi();

const send = (path: string, body: object, as: SignedIn) => api.send(path, { reason: "A test", ...body }, as);

async function waiting(path: string, body: object, staff: SignedIn) {
  const asked = await send(path, body, staff);
  expect(asked.body.message).toContain("A second person must confirm this.");
  return (await api.get(`/desk/approval?id=${asked.body.approval_id}`, staff)).body.data[0];
}

it("tells the second person who asks for credit, how much, what they owe, and that they are blocked", async () => {
  api.clock.set(new Date("2026-11-21T05:00:00.000Z"));
  const order = await createBookedOrder(api, { market: await createWellStockedMarket(api), creditDays: 10 });
  for (const step of [...wayTo.loading, "final quantity", "invoice"] as const) await takeStep(api, order, step);
  await grantCredit(api.db, order.buyer.id, 500_000);
  await storeSetting(api.db, secondPersonAbove, 100_000);
  api.clock.set(new Date("2027-01-01T06:00:00.000Z"));
  const staff = await api.signIn("staff");

  const shown = await waiting(`/desk/user/${order.buyer.id}/credit-limit`, { limit: 900_000 }, staff);

  expect(shown).toMatchObject({
    does: "Set a credit limit",
    about: "Buyer",
    phone: order.buyer.phone,
    amount: 900_000,
    shows: "New credit limit: ₹9,00,000.00",
  });
  expect(shown.payer).toContain(order.buyer.phone);
  expect(shown.stands.split("\n")).toEqual([
    "Credit limit: ₹5,00,000.00; used: ₹0.00; available: ₹5,00,000.00",
    "Owed for invoices: ₹15,29,898.00",
    "New credit: blocked",
    "Overdue since 1 Dec 2026: ₹15,29,898.00; 30 days are allowed",
  ]);
});

it("names a credit request by its number, with the standing of the buyer who asks", async () => {
  const [staff, buyer] = [await api.signIn("staff"), await api.signIn("customer")];
  await storeSetting(api.db, secondPersonAbove, 100_000);
  const [type] = (await api.get("/credit-wallet-document-type", buyer)).body.data;
  const asked = await api.post("/credit-wallet-request", { credit_wallet_document_type_id: type.id }, buyer);
  expect(asked.status).toBe(200);
  const [{ id }] = (await api.get("/credit-wallet-request", buyer)).body.data;

  const shown = await waiting(`/desk/credit-request/${id}/approve`, { limit: 300_000 }, staff);

  expect(shown).toMatchObject({ about: `Credit request R${id}`, phone: buyer.phone, amount: 300_000 });
  expect(shown.stands).toBe(
    "Credit limit: ₹0.00; used: ₹0.00; available: ₹0.00\nOwed for invoices: ₹0.00\nNew credit: allowed",
  );
  const inList = (await api.get("/desk/approval", staff)).body.data.at(-1);
  expect(inList).toMatchObject({ id: shown.id, shows: shown.shows, stands: null });
});
