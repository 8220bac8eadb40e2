import { randomUUID } from "node:crypto";
import { DeskOrderAnswer } from "@mandi/shared/contract/desk/order";
import { read } from "@mandi/shared/contract/read";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { newUtr } from "../../testing/money";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { readOrderMoney } from "../ledger/statement.service";

/* The desk's page says of each invoice whether it can be cancelled; what it says is what the act would answer. */

const api = reconciledApi();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const act = ({ staff }: BookedOrder, path: string, body: object) =>
  api.post(`/desk${path}`, { reason: "A test", ...body }, staff, { "idempotency-key": randomUUID() });
const ofDesk = async ({ orderId, staff }: BookedOrder) =>
  read(DeskOrderAnswer, (await api.get(`/desk/order/${orderId}`, staff)).body).data;
const invoiced = () => createInvoicedOrder(api, market, ["transport receipt"]);
const numberOf = async (order: BookedOrder) => (await ofDesk(order)).buyer_view.invoices?.[0]?.number ?? "";
const paySeller = (order: BookedOrder) =>
  act(order, `/order/${order.orderId}/payout`, { to: "seller", amount: 1_000, reference: newUtr() });

/** What the page says of the only invoice, and what the act answers then. */
async function saidAndDone(order: BookedOrder) {
  const { lasting_invoices: listed } = await ofDesk(order);
  const { id: vehicle_id } = await vehicleOf(api, order);
  const { status, body } = await act(order, `/order/${order.orderId}/cancel-invoice`, { vehicle_id });
  return { listed, vehicle_id, status, message: body.message };
}

it("lists an invoice as one that stays exactly where its cancellation is refused, with the words of the refusal", async () => {
  const noted = await invoiced();
  const note = { invoice: await numberOf(noted), kind: "credit", cause: "rate", rate: 100 };
  expect((await act(noted, `/order/${noted.orderId}/note`, note)).status).toBe(200);
  const paid = await invoiced();
  expect((await paySeller(paid)).status).toBe(200);
  const inBatch = await invoiced();
  const { data: due } = (await api.get("/desk/payout-due", inBatch.staff)).body;
  const { amount } = due.find(({ order_id }: { readonly order_id: number }) => order_id === inBatch.orderId);
  const payouts = [{ order_id: inBatch.orderId, to: "seller", amount }];
  const { approval_id } = (await act(inBatch, "/payout-batch", { payouts })).body;
  const second = await api.signIn("staff");
  const confirmed = await act({ ...inBatch, staff: second }, `/approval/${approval_id}/confirm`, {});
  expect(confirmed.status).toBe(200);

  for (const [order, words] of [
    [noted, /already has a note.*another note/],
    [paid, /has been paid for this invoice.*A credit note can correct/],
    [inBatch, /Payout batch \d+ pays for this order.*A credit note can correct/],
  ] as const) {
    const [money, invoice] = [await readOrderMoney(api.db, order.orderId), await numberOf(order)];
    const { listed, vehicle_id, status, message } = await saidAndDone(order);
    expect([status, message]).toEqual([409, expect.stringMatching(words)]);
    expect(listed).toEqual([{ vehicle_id, invoice, why: message }]);
    expect(await readOrderMoney(api.db, order.orderId)).toEqual(money);
  }
});

it("lists none where the act goes through, even after a payment that was reversed", async () => {
  const [fresh, repaid] = [await invoiced(), await invoiced()];
  await paySeller(repaid);
  const { id } = await api.db
    .selectFrom("journal")
    .select("id")
    .where("order_id", "=", repaid.orderId)
    .where("event", "=", "seller paid out")
    .executeTakeFirstOrThrow();
  expect((await act(repaid, `/journal/${id}/reverse`, {})).status).toBe(200);

  for (const order of [fresh, repaid]) expect(await saidAndDone(order)).toMatchObject({ listed: [], status: 200 });
});

it("says that the invoice of a delivered vehicle is corrected by a note", async () => {
  const order = await createBookedOrder(api, { market });
  for (const step of wayTo.delivered) await takeStep(api, order, step);

  const { lasting_invoices: listed } = await ofDesk(order);

  expect(listed).toMatchObject([
    { invoice: await numberOf(order), why: expect.stringMatching(/has delivered.*credit or debit note/) },
  ]);
});
