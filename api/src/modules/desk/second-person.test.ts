import { randomUUID } from "node:crypto";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { grantCredit, newUtr } from "../../testing/money";
import { createMarket } from "../../testing/order-market";
import { createBookedOrder } from "../../testing/order-world";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { reconcile } from "../ledger/reconcile";
import { storeSetting } from "../site/settings";
import { secondPersonAbove } from "./desk-settings";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterEach(async () => {
  expect(await reconcile(api.db)).toEqual([]);
  await storeSetting(api.db, secondPersonAbove, secondPersonAbove.fallback);
});
afterAll(() => api.close());

const act = (as: SignedIn, path: string, body: object = {}) =>
  api.post(`/desk${path}`, { reason: "A test", ...body }, as, { "idempotency-key": randomUUID() });
const trailOf = async (subject: string) =>
  (await api.db.selectFrom("audit_event").selectAll().where("subject", "=", subject).orderBy("id").execute()).map(
    ({ action, actor_id }) => [action, actor_id],
  );
const wallet = async (userId: number) =>
  (await api.db.selectFrom("account").select("balance_paise").where("code", "=", `wallet:${userId}`).executeTakeFirst())
    ?.balance_paise ?? 0;

describe("much money", () => {
  it("moves only when a second person confirms it, once", async () => {
    const order = await createBookedOrder(api);
    const second = await api.signIn("staff");
    await storeSetting(api.db, secondPersonAbove, 100_000);
    const asked = await act(order.staff, `/order/${order.orderId}/cancel`, { refund: 173_196 });
    expect(asked.body).toMatchObject({ message: "A second person must confirm this." });
    expect((await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data.status).toBe("pending");
    const again = await act(order.staff, `/order/${order.orderId}/cancel`, { refund: 173_196 });
    const waits = `request is already waiting for a second person: A${asked.body.approval_id}.`;
    expect(again).toMatchObject({ status: 409, body: { message: `The same ${waits}` } });
    const other = await act(order.staff, `/order/${order.orderId}/cancel`, { refund: 1_000 });
    expect(other).toMatchObject({ status: 409, body: { message: `Another ${waits}` } });

    const shown = async () => (await api.get(`/desk/order/${order.orderId}`, order.staff)).body.data.approval_ids;
    expect(await shown()).toEqual([asked.body.approval_id]);
    const found = (await api.get(`/desk/find?search=a${asked.body.approval_id}`, second)).body.data;
    expect(found).toMatchObject([{ kind: "approval", what: "Order cancelled" }]);
    const path = `/approval/${asked.body.approval_id}`;
    const queued = await api.get("/desk/queue/item?kind=second%20person&filter=order%20cancelled", second);
    expect(queued.body.data.map(({ what }: { what: string }) => what)).toEqual([
      expect.stringMatching(/^Order O\d+: Order cancelled$/),
    ]);
    expect((await act(order.staff, `${path}/confirm`)).status).toBe(422);
    expect((await act(second, `${path}/confirm`)).status).toBe(200);
    expect((await act(second, `${path}/confirm`)).status).toBe(409);
    expect(await shown()).toEqual([]);
    expect((await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data).toMatchObject({
      status: "cancel",
      due_amount: 0,
    });
    expect(await wallet(order.buyer.id)).toBe(paiseFromRupees(3_000_000));
    expect(await trailOf(`order:${order.orderId}`)).toEqual([
      ["order cancel requested", order.staff.id],
      ["order cancel", second.id],
    ]);
  });

  it("stays where it is when the second person declines", async () => {
    const order = await createBookedOrder(api);
    const second = await api.signIn("staff");
    // Needed below the limit of the settings too, whenever money moves.
    const asked = await act(order.staff, `/order/${order.orderId}/cancel`, { refund: 1_000 });
    const { approval_id: id } = asked.body;
    const [waiting] = (await api.get(`/desk/approval?id=${id}`, second)).body.data;
    expect(waiting).toMatchObject({ amount: 173_196, shows: "Refunded to the buyer: ₹1,000.00" });
    expect((await act(second, `/approval/${id}/decline`, { reason: "The advance is not ours" })).status).toBe(200);
    expect((await act(second, `/approval/${id}/confirm`)).status).toBe(409);
    const told = (await api.get(`/desk/approval?id=${id}`, order.staff)).body;
    expect(told.data).toEqual([]);
    expect(told.declined[0]).toMatchObject({
      id,
      reason: "The advance is not ours",
      about: expect.stringMatching(/^Order O/),
    });
    expect(told.ended).toMatchObject({ id, status: "declined", is_own: 1, decision_reason: "The advance is not ours" });
    expect(told.ended.shows).toBe(waiting.shows);
    expect((await trailOf(`order:${order.orderId}`)).at(-1)).toEqual(["order cancel declined", second.id]);
    expect((await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data.status).toBe("pending");
  });
});

it("shows the second person the UTR and the day of a repayment of credit, which they look up in the bank", async () => {
  const market = await createMarket(api);
  await grantCredit(api.db, market.buyer.id, 500_000);
  await createBookedOrder(api, { market, source: "credit" });
  const second = await api.signIn("staff");
  await storeSetting(api.db, secondPersonAbove, 100_000);
  const paid = { amount: 150_000, utr: newUtr(), paid_on: "2026-11-20" };
  const { approval_id: id } = (await act(market.staff, `/user/${market.buyer.id}/credit-repayment`, paid)).body;
  const [waiting] = (await api.get(`/desk/approval?id=${id}`, second)).body.data;
  expect(waiting).toMatchObject({ amount: 150_000, shows: `Bank reference: ${paid.utr}\nPaid on: 20 Nov 2026` });
});

it("raises the limit of one person only with a second person, and refuses a limit that is not an amount", async () => {
  const [staff, second] = [await api.signIn("staff"), await api.signIn("staff")];
  const setting = async () =>
    (await api.get("/desk/setting", staff)).body.data.find(({ key }: { key: string }) => key === secondPersonAbove.key);
  const limit = async () => JSON.parse((await setting()).value);
  const raise = (value: number) => act(staff, "/setting", { key: secondPersonAbove.key, value });
  const asked = await raise(2_000_000);
  expect(asked.body).toMatchObject({ message: "A second person must confirm this.", approval_id: expect.any(Number) });
  expect(await limit()).toBe(1_000_000);
  expect(await setting()).toMatchObject({ approval_id: asked.body.approval_id });
  const [waiting] = (await api.get(`/desk/approval?id=${asked.body.approval_id}`, second)).body.data;
  expect(waiting.shows).toMatch(/^Setting: .*second person.*\nNew value: 20,00,000 rupees$/);
  expect(waiting.stands).toBe("Value now: 10,00,000 rupees");
  expect((await act(second, `/approval/${asked.body.approval_id}/confirm`)).status).toBe(200);
  expect(await limit()).toBe(2_000_000);
  expect(await setting()).toMatchObject({ approval_id: null });

  expect((await raise(1000.001)).body.errors).toEqual({ value: ["This value does not fit the setting"] });
  expect(await limit()).toBe(2_000_000);
});
