import { takeStep, wayTo } from "../../testing/order-steps";
import { createBookedOrder } from "../../testing/order-world";
import { runJob } from "../../testing/run-jobs";
import { createTestApi, type SignedIn, type TestApi } from "../../testing/test-api";
import { reconcile } from "../ledger/reconcile";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterEach(async () => {
  await api.db.deleteFrom("approval").execute();
  expect(await reconcile(api.db)).toEqual([]);
});
afterAll(() => api.close());

const statusOf = async (orderId: number, buyer: SignedIn) =>
  (await api.get(`/customer/order-detail/${orderId}`, buyer)).body.data.status;
const trailOf = (subject: string) =>
  api.db
    .selectFrom("audit_event")
    .select(["action", "actor_id", "reason"])
    .where("subject", "=", subject)
    .orderBy("id")
    .execute();

const endUnfit = () => runJob(api, "end requests that can no longer be done");

/** An order whose cancellation waits for a second person. */
async function aWaitingCancellation() {
  const order = await createBookedOrder(api);
  const second = await api.signIn("staff");
  const asked = await api.act(order.staff, `/order/${order.orderId}/cancel`, { refund: 173_196 });
  return { ...order, second, approvalId: Number(asked.body.approval_id) };
}
const deliver = async (order: Awaited<ReturnType<typeof aWaitingCancellation>>) => {
  for (const step of wayTo.delivered) expect((await takeStep(api, order, step)).status).toBe(200);
};

it("ends what can no longer be done when a second person confirms it, and says why", async () => {
  const order = await aWaitingCancellation();
  await deliver(order);

  const confirmed = await api.act(order.second, `/approval/${order.approvalId}/confirm`);

  expect(confirmed.status).toBe(200);
  expect(confirmed.body).toMatchObject({ approval_id: null, lapsed: true });
  expect(confirmed.body.message).toMatch(
    /^This can no longer be done: .+\. The request has ended; nothing was done\.$/,
  );
  expect(await statusOf(order.orderId, order.buyer)).toBe("delivered");
  expect((await trailOf(`order:${order.orderId}`)).at(-1)).toEqual({
    action: "order cancel lapsed",
    actor_id: order.second.id,
    reason: expect.any(String),
  });
  expect((await api.act(order.second, `/approval/${order.approvalId}/decline`)).body.message).toBe(
    "This request has already lapsed.",
  );
});

it("ends what could only fail for five minutes, and lists it for a day", async () => {
  const [gone, stays] = [await aWaitingCancellation(), await aWaitingCancellation()];
  await deliver(gone);
  const waiting = async () => (await api.get("/desk/approval", stays.second)).body.data.length;
  await endUnfit();
  api.clock.advance(299);
  await endUnfit();
  expect(await waiting()).toBe(2);
  api.clock.advance(1);
  await endUnfit();

  const { data, lapsed } = (await api.get("/desk/approval", stays.second)).body;

  expect(data.map(({ id }: { id: number }) => id)).toEqual([stays.approvalId]);
  expect(lapsed[0]).toMatchObject({
    id: gone.approvalId,
    action: "order cancel",
    subject: `order:${gone.orderId}`,
    does: "Cancel an order",
    about: expect.stringMatching(/^Order O\d+$/),
    reason: "This is not possible while the order is delivered.",
  });
  expect((await trailOf(`order:${gone.orderId}`)).at(-1)).toMatchObject({
    action: "order cancel lapsed",
    actor_id: null,
    reason: lapsed[0].reason,
  });
  expect(await statusOf(stays.orderId, stays.buyer)).toBe("pending");
  expect((await api.act(stays.second, `/approval/${stays.approvalId}/confirm`)).body).not.toHaveProperty("lapsed");
  expect(await statusOf(stays.orderId, stays.buyer)).toBe("cancel");

  api.clock.advance(24 * 3600 + 1);
  const later = await api.signIn("staff");
  expect((await api.get("/desk/approval", later)).body).toEqual({ data: [], lapsed: [], declined: [] });
});

it("refuses at once what could not be done, instead of leaving it to wait", async () => {
  const order = await createBookedOrder(api);
  await api.signIn("staff");

  const refused = await api.act(order.staff, `/order/${order.orderId}/cancel`, { refund: 9_99_99_999 });

  expect(refused.status).toBe(422);
  expect((await api.get("/desk/approval", order.staff)).body.data).toEqual([]);
  expect(await trailOf(`order:${order.orderId}`)).toEqual([]);
});
