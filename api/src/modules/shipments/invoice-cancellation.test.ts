import { randomUUID } from "node:crypto";
import type { LedgerRow } from "@mandi/shared/contract/order";
import { ledgerSum } from "@mandi/shared/money/ledger-sum";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { readOrderMoney } from "../ledger/statement.service";

const api = reconciledApi();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const invoiced = () => createInvoicedOrder(api, market, ["eway bill"]);
const send = (as: BookedOrder["seller"], path: string, body: object) =>
  api.post(path, body, as, { "idempotency-key": randomUUID() });
const desk = (order: BookedOrder, act: string, body: object) =>
  send(order.staff, `/desk/order/${order.orderId}/${act}`, { reason: "Wrong weight", ...body });
const vehicle = (order: BookedOrder) => vehicleOf(api, order);
const cancel = async (order: BookedOrder) => desk(order, "cancel-invoice", { vehicle_id: (await vehicle(order)).id });
const money = ({ orderId }: BookedOrder) => readOrderMoney(api.db, orderId);
const ledger = async (order: BookedOrder): Promise<readonly string[]> =>
  (await api.get(`/customer/order-ledger/${order.orderId}`, order.buyer)).body.data.map(
    ({ description, type, amount }: { description: string; type: string; amount: number }) =>
      `${description.replace(/J?RN\d+|M[IC]\d+/g, "…")}: ${type} ${amount}`,
  );

it("cancels a wrong invoice by a credit note, to the paisa, and keeps the money paid for it for the next one", async () => {
  const order = await invoiced();
  const before = await money(order);

  const answer = await cancel(order);

  expect(answer).toMatchObject({ status: 200, body: { message: "The invoice is cancelled." } });
  expect(before).toMatchObject({ chargedPaise: 170_309_400, advancePaise: 0 });
  expect(await money(order)).toMatchObject({
    chargedPaise: 0,
    paidPaise: before.paidPaise,
    advancePaise: before.paidPaise,
    receivablePaise: 0,
    sellerOwedPaise: 0,
  });
  expect(await vehicle(order)).toMatchObject({
    loaded_kg: 29_500,
    invoice_number: null,
    sale_number: null,
    invoiced_at: null,
    eway_bill: null,
  });
});

it("lets the weight be corrected and invoiced again under another number, while the old number stays used", async () => {
  const order = await invoiced();
  const { sale_number: first, id } = await vehicle(order);
  await cancel(order);
  const seller = (body: object) =>
    send(order.seller, `/seller/order/${order.orderId}/event`, { vehicle_id: id, ...body });

  const weighed = await seller({ event: "final_quantity", final_quantity: 29 });
  const used = await seller({ event: "invoice", invoice_number: "K/1", invoice_date: "2026-11-21" });
  const again = await seller({ event: "invoice", invoice_number: "K/2", invoice_date: "2026-11-21" });

  expect([weighed.status, used.status, again.status]).toEqual([200, 422, 200]);
  expect(used.body.errors.invoice_number).toEqual(["This invoice number has already been used for this order"]);
  expect((await vehicle(order)).sale_number).not.toBe(first);
  expect(await money(order)).toMatchObject({ chargedPaise: 29 * (5_593_200 + 180_000), advancePaise: 0 });
  for (const step of ["transport receipt", "eway bill", "proof of delivery"] as const) {
    expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
  }
});

it("names in the buyer's and the seller's ledger the row that each reversal undoes", async () => {
  const order = await invoiced();
  await cancel(order);
  for (const [side, reader] of [
    ["customer", order.buyer],
    ["seller", order.seller],
  ] as const) {
    const { data } = (await api.get(`/${side}/order-ledger/${order.orderId}`, reader)).body;
    const undoing: LedgerRow[] = data.filter(({ reverses }: LedgerRow) => reverses !== undefined);

    expect(undoing.length).toBeGreaterThan(0);
    for (const { reverses, amount, type } of undoing) {
      const undone = data.find(({ transaction_id }: LedgerRow) => transaction_id === reverses);
      expect(undone).toMatchObject({ amount, type: type === "debit" ? "credit" : "debit" });
      expect(undone.reverses).toBeUndefined();
    }
  }
});

it("is recorded for every side: ledger, timeline, changes and audit", async () => {
  const order = await invoiced();
  await cancel(order);

  const rows = await ledger(order);
  const { data } = (await api.get(`/desk/order/${order.orderId}`, order.staff)).body;
  const { data: trail } = (await api.get(`/desk/audit?subject=order:${order.orderId}`, order.staff)).body;

  expect(rows).toEqual(expect.arrayContaining([expect.stringMatching(/credit note …: credit 1703094/)]));
  expect(data.changes).toMatchObject([{ kind: "loaded weight" }, { kind: "invoice", reason: "Wrong weight" }]);
  expect(trail[0]).toMatchObject({ action: "order cancel-invoice", reason: "Wrong weight" });
  const timeline = async (as: BookedOrder["seller"]) =>
    (await api.get(`/order/${order.orderId}/timeline`, as)).body.data.at(-1).text;
  expect(await timeline(order.seller)).toBe("Invoice K/1 for vehicle CG04AB1234 cancelled: Wrong weight");
  expect(await timeline(order.buyer)).toMatch(
    /^Invoice MI2627\d{6} for vehicle CG04AB1234 cancelled by credit note MC2627\d{6}: Other correction$/,
  );
  expect(await timeline(order.transporter)).toBe("The invoice of vehicle CG04AB1234 was cancelled");
});

it("is refused where nothing is invoiced, after delivery and once the seller is paid, and changes nothing", async () => {
  const loaded = await createBookedOrder(api, { market });
  for (const step of [...wayTo.loading, "final quantity"] as const) await takeStep(api, loaded, step);
  const delivered = await createBookedOrder(api, { market });
  for (const step of wayTo.delivered) await takeStep(api, delivered, step);
  const paid = await invoiced();
  await desk(paid, "payout", { to: "seller", amount: 1_000, reference: "NEFT 77" });
  const before = await Promise.all([loaded, delivered, paid].map(money));

  const answers = [await cancel(loaded), await cancel(delivered), await cancel(paid)];

  expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
    [409, "This vehicle is not invoiced yet."],
    [409, "This is not possible while the order is delivered."],
    [
      409,
      "The seller has been paid for this invoice. Our desk has to reverse that payment first. A credit note can correct the invoice now.",
    ],
  ]);
  expect(await Promise.all([loaded, delivered, paid].map(money))).toEqual(before);
});

it("reverses a change of freight with the invoice that charged it", async () => {
  const order = await createBookedOrder(api, { market });
  const steps = [...wayTo.loading, "change freight", "final quantity", "invoice"] as const;
  for (const step of steps) expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);

  await cancel(order);

  expect(await money(order)).toMatchObject({ chargedPaise: 0, receivablePaise: 0 });
});

it("shows the order's amount and what was paid at the head of the ledger, even after a credit note", async () => {
  const order = await invoiced();
  await cancel(order);
  const again = { event: "invoice", vehicle_id: (await vehicle(order)).id, invoice_number: "K/2" };
  await send(order.seller, `/seller/order/${order.orderId}/event`, { ...again, invoice_date: "2026-11-21" });
  await send(order.buyer, `/customer/order/${order.orderId}/payment`, { source: "cash" });

  const { data } = (await api.get(`/customer/order-ledger/${order.orderId}`, order.buyer)).body;
  const detail = (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;

  expect(detail.due_amount).toBe(0);
  expect([ledgerSum(data, "debit"), ledgerSum(data, "credit")]).toEqual([detail.for_price, detail.paid_amount]);
});
