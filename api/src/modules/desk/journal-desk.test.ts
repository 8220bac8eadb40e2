import { reconciledApi } from "../../testing/api-of-file";
import { grantCredit, newUtr } from "../../testing/money";
import { createWellStockedMarket } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

const api = reconciledApi();
afterEach(() => storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback));

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.send(`/desk${path}`, { reason: "Bounced", ...body }, as);
const balance = async (code: string) =>
  (await api.db.selectFrom("account").select("balance_paise").where("code", "=", code).executeTakeFirst())
    ?.balance_paise ?? 0;
const journalOf = async (event: string, orderId: number | null = null): Promise<number> => {
  const { id } = await api.db
    .selectFrom("journal")
    .select("id")
    .where("event", "=", event)
    .where("order_id", orderId === null ? "is" : "=", orderId)
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  return id;
};

async function settledOrder(): Promise<BookedOrder> {
  const order = await createBookedOrder(api);
  for (const step of wayTo.delivered) expect((await takeStep(api, order, step)).status).toBe(200);
  await api.send(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer);
  for (const to of ["seller", "transporter"] as const) await payOut(order, to, `NEFT-${to}`);
  expect(await settledAt(order)).not.toBeNull();
  return order;
}

async function payOut(order: BookedOrder, to: "seller" | "transporter", reference: string): Promise<void> {
  const { money } = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data;
  const amount = to === "seller" ? money.seller_owed : money.transporter_owed;
  const answer = await act(order.staff, `/order/${order.orderId}/payout`, { to, amount, reference });
  const { approval_id } = answer.body;
  if (approval_id === null) return;
  expect((await act(await api.signIn("staff"), `/approval/${approval_id}/confirm`)).status).toBe(200);
}

const settledAt = async (order: BookedOrder) =>
  (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.money.settled_at;

it("names what waits for a second person about an entry, and nothing once it was declined", async () => {
  const [buyer, staff] = [await api.signIn("customer"), await api.signIn("staff")];
  await api.send("/cash-wallet/top-up", { amount: 5_000, utr: newUtr(), paid_on: "2026-11-21" }, buyer);
  const [payment] = (await api.get("/desk/payment", staff)).body.data.slice(-1);
  await act(staff, `/payment/${payment.id}/verify`, { received: 5_000 });
  const id = await journalOf("top-up verified");
  await storeSetting(api.db, secondPersonAbove, 1_000);
  const { approval_id: asked } = (await act(staff, `/journal/${id}/reverse`)).body;
  const waits = async () => (await api.get(`/desk/journal/${id}`, staff)).body.data.approval_id;
  expect([asked, await waits()]).toEqual([expect.any(Number), asked]);
  await act(await api.signIn("staff"), `/approval/${asked}/decline`);
  expect(await waits()).toBeNull();
});

describe("an entry of the books", () => {
  it("is reversed once, by its mirror and with a reason, and history stays as it was", async () => {
    const buyer = await api.signIn("customer");
    const staff = await api.signIn("staff");
    const topUp = { amount: 500_000, utr: newUtr(), paid_on: "2026-11-21" };
    expect((await api.send("/cash-wallet/top-up", topUp, buyer)).status).toBe(200);
    const [payment] = (await api.get("/desk/payment", staff)).body.data.slice(-1);
    await act(staff, `/payment/${payment.id}/verify`, { received: 500_000 });
    const id = await journalOf("top-up verified");
    expect((await api.get(`/desk/journal/${id}`, staff)).body.data).toMatchObject({
      event: "top-up verified",
      can_reverse: 1,
      reversed_by: null,
      lines: expect.arrayContaining([
        { account: "bank", party: null, order: null, debit: 500_000, credit: 0 },
        { account: `wallet:${buyer.id}`, party: expect.any(String), order: null, debit: 0, credit: 500_000 },
      ]),
      amount: 500_000,
      parties: [expect.any(String)],
    });
    expect((await api.send(`/desk/journal/${id}/reverse`, { reason: " " }, staff)).status).toBe(422);
    expect(await balance(`wallet:${buyer.id}`)).toBe(50_000_000);

    const reversal = await act(staff, `/journal/${id}/reverse`);
    expect(reversal.body).toMatchObject({
      approval_id: null,
      message: expect.stringMatching(/^JRN\d{7} is reversed by JRN/),
    });
    expect(await balance(`wallet:${buyer.id}`)).toBe(0);
    expect((await api.get("/cash-wallet", buyer)).body.transaction.data).toMatchObject([
      { amount: 500_000, description: expect.stringContaining("Bounced") },
      { amount: 500_000, description: expect.stringContaining("Top-up") },
    ]);
    expect((await api.get(`/desk/journal/${id}`, staff)).body.data).toMatchObject({
      can_reverse: 0,
      reversed_by: `JRN${String(reversal.body.id).padStart(7, "0")}`,
    });
    const trail = (await api.get(`/desk/audit?subject=journal:${id}`, staff)).body.data;
    expect(trail).toMatchObject([{ action: "journal reverse", reason: "Bounced" }]);
    const byNumber = `/desk/audit?subject=JRN${String(id).padStart(7, "0")}`;
    expect((await api.get(byNumber, staff)).body.data).toEqual(trail);
    expect((await act(staff, `/journal/${id}/reverse`)).status).toBe(409);
    expect((await act(staff, `/journal/${reversal.body.id}/reverse`)).status).toBe(422);
    expect((await act(staff, "/journal/999999/reverse")).status).toBe(404);
  });

  it("is reversed with the other entry of its transfer: more was repaid than the credit in use", async () => {
    const market = await createWellStockedMarket(api);
    await grantCredit(api.db, market.buyer.id, 1_000_000);
    const { buyer, staff } = await createBookedOrder(api, { market, source: "credit" });
    const [wallet, credit] = [`wallet:${buyer.id}`, `credit:${buyer.id}`];
    const before = [await balance(wallet), await balance(credit)];
    const transfer = { source: "bank", amount: 200_000, utr: newUtr(), paid_on: "2026-11-21" };
    expect((await api.send("/credit-wallet/repayment", transfer, buyer)).status).toBe(200);
    const [payment] = (await api.get("/desk/payment", staff)).body.data.slice(-1);
    expect((await act(staff, `/payment/${payment.id}/verify`, { received: 200_000 })).status).toBe(200);
    expect(await balance(credit)).toBe(0);
    const [repaid, rest] = [await journalOf("credit repaid by bank"), await journalOf("top-up verified")];
    expect((await api.get(`/desk/journal/${rest}`, staff)).body.data).toMatchObject({ amount: 200_000 });

    const { body } = await act(staff, `/journal/${rest}/reverse`);
    expect(body.message).toMatch(/^JRN\d{7} is reversed by JRN\d{7}\. JRN\d{7} is reversed by JRN\d{7}\.$/);
    expect([await balance(wallet), await balance(credit)]).toEqual(before);
    expect((await act(staff, `/journal/${repaid}/reverse`)).status).toBe(409);
  });

  it("is reversed by two people when it moves much money", async () => {
    const order = await settledOrder();
    const second = await api.signIn("staff");
    await storeSetting(api.db, secondPersonAbove, 100);
    const id = await journalOf("transporter paid out", order.orderId);
    const asked = await act(order.staff, `/journal/${id}/reverse`);
    expect(asked.body).toMatchObject({ approval_id: expect.any(Number) });
    expect(await balance(`payable:transporter:${order.orderId}`)).toBe(0);
    expect((await act(order.staff, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(422);
    expect((await act(second, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
    expect(await balance(`payable:transporter:${order.orderId}`)).toBe(4_499_989);
  });

  it("reopens a settled order until it is paid again, and tells the payee why", async () => {
    const order = await settledOrder();
    const id = await journalOf("transporter paid out", order.orderId);
    expect((await act(order.staff, `/journal/${id}/reverse`)).status).toBe(200);
    expect(await settledAt(order)).toBeNull();
    const path = `/order/${order.orderId}/timeline`;
    const texts = async (as: SignedIn) =>
      (await api.get(path, as)).body.data.map(({ text }: { text: string }) => text).join("\n");
    expect(await texts(order.transporter)).toContain("Corrected: Payment by bank transfer, NEFT-TRANSPORTER");
    expect(await texts(order.seller)).not.toContain("NEFT-TRANSPORTER");
    await payOut(order, "transporter", "NEFT-again");
    expect(await settledAt(order)).not.toBeNull();
  });

  it.each(["sale invoiced", "seller billed", "freight billed", "booked from hold", "wallet held"])(
    "cannot be reversed when it is '%s', which a step of the order made",
    async (event) => {
      const order = await settledOrder();
      const id = await journalOf(event, event === "wallet held" ? null : order.orderId).catch(() =>
        journalOf(event, order.orderId),
      );
      const before = await balance(`receivable:${order.orderId}`);
      await storeSetting(api.db, secondPersonAbove, 1_000_000_000);
      expect((await act(order.staff, `/journal/${id}/reverse`)).status).toBe(422);
      await storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback);
      expect(await balance(`receivable:${order.orderId}`)).toBe(before);
    },
  );
});
