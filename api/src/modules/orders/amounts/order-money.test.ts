import { randomUUID } from "node:crypto";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { reconciledApi } from "../../../testing/api-of-file";
import { newUtr } from "../../../testing/money";
import { createMarket } from "../../../testing/order-market";
import { takeStep, wayTo } from "../../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../../testing/order-world";
import { uploadFile } from "../../../testing/upload-file";

const api = reconciledApi();

const pay = (order: BookedOrder, body: object, key: string = randomUUID()) =>
  api.post(`/customer/order/${order.orderId}/payment`, body, order.buyer, { "idempotency-key": key });
const seller = (order: BookedOrder, body: object) =>
  api.post(`/seller/order/${order.orderId}/event`, body, order.seller, { "idempotency-key": randomUUID() });
const desk = (order: BookedOrder, act: string, body: object) =>
  api.post(`/desk/order/${order.orderId}/${act}`, { reason: "A test", ...body }, order.staff, {
    "idempotency-key": randomUUID(),
  });
const seen = async (order: BookedOrder) =>
  (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
const vehicleOf = async (order: BookedOrder): Promise<number> =>
  (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data.vehicles[0].id;
const wallet = async (order: BookedOrder) => (await api.get("/cash-wallet", order.buyer)).body.cash_balance;

describe("a buyer pays for an order", () => {
  it("in parts, never more than is due, and the same request once", async () => {
    const order = await createBookedOrder(api);
    const before = await wallet(order);
    expect((await pay(order, { source: "cash", amount: 1_558_764.01 })).status).toBe(422);
    const key = randomUUID();
    const first = await pay(order, { source: "cash", amount: 100_000.5 }, key);
    expect(first.body).toMatchObject({ paid_amount: 273_196.5, due_amount: 1_458_763.5 });
    expect(await pay(order, { source: "cash", amount: 100_000.5 }, key)).toMatchObject({ body: first.body });
    expect((await pay(order, { source: "cash", amount: 5 }, key)).body.code).toBe("idempotency_key_reused");
    expect(await wallet(order)).toBe(before - 100_000.5);
    expect((await pay(order, { source: "cash" })).body.due_amount).toBe(0);
    expect((await pay(order, { source: "cash" })).body.message).toBe("Nothing is due for this order.");
    const missing = await api.post(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer);
    expect(missing.status).toBe(400);
  });

  it("to the last paise, though no other part may be less than a rupee", async () => {
    const order = await createBookedOrder(api);
    const before = await wallet(order);
    expect(await pay(order, { source: "cash", amount: 0.6 })).toMatchObject({
      status: 422,
      body: { errors: { amount: ["Please enter a valid amount"] } },
    });
    expect(await wallet(order)).toBe(before);

    const { due_amount } = await seen(order);
    expect((await pay(order, { source: "cash", amount: due_amount - 0.6 })).body.due_amount).toBe(0.6);
    expect((await pay(order, { source: "cash", amount: 0.5 })).status).toBe(422);
    expect((await pay(order, { source: "cash", amount: 0.6 })).body.due_amount).toBe(0);
  });

  it("in full before it is weighed, and is refunded the difference to the lower weight; then the order settles", async () => {
    const order = await createBookedOrder(api);
    expect((await pay(order, { source: "cash" })).body.due_amount).toBe(0);
    for (const step of wayTo.delivered) expect((await takeStep(api, order, step)).status).toBe(200);
    expect(await seen(order)).toMatchObject({ due_amount: -28_866 });
    const before = await wallet(order);

    const refunded = await desk(order, "refund", {});

    expect(refunded.status).toBe(200);
    expect(await wallet(order)).toBe(before + 28_866);
    expect(await seen(order)).toMatchObject({ due_amount: 0 });
  });

  it("from many tabs at once, and only once", async () => {
    const order = await createBookedOrder(api);
    const answers = await Promise.all(Array.from({ length: 8 }, () => pay(order, { source: "cash" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await seen(order)).toMatchObject({ due_amount: 0, paid_amount: 1_731_960 });
  });

  it("by a bank transfer whose proof they can open again while it is being checked, and the desk's copy of their order has none", async () => {
    const order = await createBookedOrder(api);
    const file = Buffer.from("%PDF-1.7 a receipt");
    const { body: stored } = await uploadFile(api, order.buyer, file);
    expect(await seen(order)).not.toHaveProperty("reported_proofs");
    const transfer = { utr: newUtr(), paid_on: "2026-11-21" };
    await pay(order, { source: "bank", ...transfer, upload_id: stored.id });
    const { reported_proofs: proofs, reported_transfers, reported_amount } = await seen(order);
    expect(reported_transfers).toEqual([{ ...transfer, amount: reported_amount, proof: { url: proofs[0] } }]);
    expect(proofs).toEqual([expect.stringMatching(`^/api/upload/${stored.id}\\?key=`)]);
    expect((await api.server.inject(proofs[0])).rawPayload).toEqual(file);
    const atDesk = await api.get(`/desk/order/${order.orderId}`, order.staff);
    expect(atDesk.status).toBe(200);
    expect(JSON.stringify(atDesk.body)).not.toMatch(/reported_(proofs|transfers)/);
  });

  it("by a bank transfer that waits for the desk, which rules out a second one", async () => {
    const order = await createBookedOrder(api);
    const transfer = { source: "bank", utr: newUtr(), paid_on: "2026-11-21" };
    expect((await pay(order, transfer)).body).toMatchObject({ payment_under_check: 1, due_amount: 1_558_764 });
    expect((await pay(order, { source: "cash" })).body.message).toBe("Your transfer is being checked.");
    expect(await seen(order)).toMatchObject({ payment_under_check: 1 });
    const { data } = (await api.get("/desk/payment", order.staff)).body;
    const other = await api.signIn("staff");
    const verify = await api.post(
      `/desk/payment/${data.at(-1).id}/verify`,
      { received: 1_558_764, reason: "Found" },
      order.staff,
      { "idempotency-key": randomUUID() },
    );
    const confirm = await api.post(
      `/desk/approval/${verify.body.approval_id}/confirm`,
      { reason: "Seen in the bank" },
      other,
      { "idempotency-key": randomUUID() },
    );
    expect(confirm.status).toBe(200);
    expect(await seen(order)).toMatchObject({ payment_under_check: 0, due_amount: 0 });
  });
});

describe("the loaded weight decides", () => {
  it("by size where the seller enters sizes, else distributed as planned", async () => {
    const order = await createBookedOrder(api, { tonnes: [10, 20] });
    for (const step of wayTo.loading) await takeStep(api, order, step);
    const vehicle_id = await vehicleOf(order);
    const [first, second] = order.world.sizeIds;
    const loaded = [
      { id: first, quantity: 10.4 },
      { id: second, quantity: 19.2 },
    ];
    const event = { event: "final_quantity", vehicle_id, final_quantity: 29.6 };
    const wrong = await seller(order, { ...event, loaded: [{ id: first, quantity: 10 }] });
    expect(wrong.body.errors).toEqual({ loaded: ["The sizes do not add up to the loaded quantity"] });
    expect((await seller(order, event)).status).toBe(200);
    expect((await seen(order)).variation.map((line: { quantity: number }) => line.quantity)).toEqual([9.867, 19.733]);
    expect((await seller(order, { ...event, loaded })).status).toBe(200);
    expect(await seen(order)).toMatchObject({
      ex_price: 10.4 * 55_932 + 19.2 * 54_162,
      update_for: "quantity",
      variation: [
        { quantity: 10.4, final_price: 581_692.8 },
        { quantity: 19.2, final_price: 1_039_910.4 },
      ],
    });
    // The seller still reads what was ordered.
    expect((await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data).toMatchObject({
      total_quantity: 29.6,
      ordered: [
        { id: first, quantity: 10 },
        { id: second, quantity: 20 },
      ],
    });
  });

  it.each([
    [29.6, 1],
    [27.001, 1],
    [27, 0],
  ])("and %d MT instead of 30 is a usual weight: %d", async (final_quantity, is_weighed_as_planned) => {
    const order = await createBookedOrder(api, { tonnes: [10, 20] });
    for (const step of wayTo.loading) await takeStep(api, order, step);
    const vehicle_id = await vehicleOf(order);
    expect((await seller(order, { event: "final_quantity", vehicle_id, final_quantity })).status).toBe(200);
    const answer = await api.get(`/seller/order-detail/${order.orderId}`, order.seller);
    expect(answer.body.data).toMatchObject({ update_for: "quantity", is_weighed_as_planned });
  });

  it("refuses a weight far above the plan, a future invoice and an invoice number used before", async () => {
    const order = await createBookedOrder(api);
    for (const step of wayTo.loading) await takeStep(api, order, step);
    const vehicle_id = await vehicleOf(order);
    const heavy = await seller(order, { event: "final_quantity", vehicle_id, final_quantity: 33.001 });
    expect(heavy.body.errors).toHaveProperty("final_quantity");
    await seller(order, { event: "final_quantity", vehicle_id, final_quantity: 33 });
    const invoice = { event: "invoice", vehicle_id, invoice_number: "K/9", invoice_date: "2026-11-22" };
    expect((await seller(order, invoice)).body.errors).toEqual({
      invoice_date: ["The date of the invoice is in the future"],
    });
    expect((await seller(order, { ...invoice, invoice_date: "2026-11-21" })).status).toBe(200);
    const again = await seller(order, { event: "final_quantity", vehicle_id, final_quantity: 30 });
    expect(again.status).toBe(409);
  });
});

it("leaves the seller owed their price less the commission with GST, plus what they advanced to the driver (R-181)", async () => {
  const market = await createMarket(api);
  const order = await createBookedOrder(api, { market, commission: { type: "include", rupees: 150 } });
  for (const step of wayTo.loading) await takeStep(api, order, step);
  const vehicle_id = await vehicleOf(order);
  const loaded = { event: "final_quantity", vehicle_id, final_quantity: 29.84, freight_advance: 10_000 };
  expect((await seller(order, loaded)).status).toBe(200);
  await seller(order, { event: "invoice", vehicle_id, invoice_number: "K/77", invoice_date: "2026-11-21" });
  const ex = 1_669_010.88;
  const receivable = paiseFromRupees(Math.round((ex - 29.84 * 150 * 1.18 + 10_000) * 100) / 100) / 100;
  const answer = (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;
  expect(answer).toMatchObject({ ex_price: ex, freight_advance_amount: 10_000, for_price: receivable });
  const rows = (await api.get(`/seller/order-ledger/${order.orderId}`, order.seller)).body.data;
  expect(rows.map((row: { description: string }) => row.description)).toEqual([
    "Freight advance paid to the driver",
    "Bill K/77, 29.840 MT loaded",
  ]);
  // The bill is at the rate less the commission, in whole rupees.
  expect(rows.at(-1).remaining_balance).toBe(Math.round(receivable));
  expect(answer.due_amount).toBe(Math.round(receivable));
  expect(answer.for_price - answer.paid_amount).toBeCloseTo(answer.due_amount, 2);
});

it("charges changed freight with the goods of the invoice, and never a change after the invoice", async () => {
  const order = await createBookedOrder(api);
  for (const step of wayTo.loading) await takeStep(api, order, step);
  const freight = (transport_price: number) =>
    api.post(`/desk/order/${order.orderId}/freight`, { transport_price, reason: "Road closed" }, order.staff, {
      "idempotency-key": randomUUID(),
    });
  await freight(1_850);
  for (const step of ["final quantity", "invoice"] as const) await takeStep(api, order, step);
  expect((await freight(1_740)).status).toBe(409);
  const { data: rows, order: head } = (await api.get(`/customer/order-ledger/${order.orderId}`, order.buyer)).body;
  expect(head.billing_address).toHaveProperty("gst");
  expect(
    rows.map((row: { description: string; amount: number }) => [row.description.split(",")[0], row.amount]),
  ).toEqual([
    ["Booking amount received from cash wallet", 173_196],
    [expect.stringMatching(/^Sale invoice MI2627\d{6}$/), 29.5 * (55_932 + 1_850)],
  ]);
  expect(await seen(order)).toMatchObject({ transport_price: 1_850, for_price: 29.5 * (55_932 + 1_850) });
});

it("shows the buyer a transfer for the order that was rejected, with the reason, until they pay or report again", async () => {
  const order = await createBookedOrder(api);
  const shown = async () => (await seen(order)).rejected_transfers;
  const transfer = { utr: newUtr(), amount: 50_000, paid_on: "2026-11-20" };
  expect((await pay(order, { source: "bank", ...transfer })).status).toBe(200);
  expect(await shown()).toEqual([]);
  const { id } = await api.db
    .selectFrom("payment")
    .select("id")
    .where("utr", "=", transfer.utr)
    .executeTakeFirstOrThrow();
  const reject = { reason: "Not in the bank" };
  await api.post(`/desk/payment/${id}/reject`, reject, order.staff, { "idempotency-key": randomUUID() });
  expect(await shown()).toEqual([{ ...transfer, ...reject }]);

  api.clock.advance(60);
  expect((await pay(order, { source: "cash", amount: 1_000 })).status).toBe(200);
  expect(await shown()).toEqual([]);
});
