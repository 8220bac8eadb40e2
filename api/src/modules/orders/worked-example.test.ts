import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { SellerOrderAnswer } from "@mandi/shared/contract/seller-order";
import { paiseFromRupees } from "@mandi/shared/money/paise";
import { inTransaction } from "../../platform/database/transaction";
import { reconciledApi } from "../../testing/api-of-file";
import { fundWallet } from "../../testing/money";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";
import { storePhotograph } from "../../testing/photograph";
import type { SignedIn } from "../../testing/test-api";
import { payoutSeller, payoutTransporter } from "../ledger/payout-entries.service";
import { readOrderMoney } from "../ledger/statement.service";
import { storeSiteText } from "../site/site.service";
import { settleIfDone } from "./amounts/order-payment.service";

const api = reconciledApi();

const step = (as: SignedIn, role: "seller" | "transporter", order: BookedOrder, body: object) =>
  api.send(`/${role}/order/${order.orderId}/event`, body, as);
const detail = async (order: BookedOrder) =>
  (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body.data;
const sellerDetail = async (order: BookedOrder) =>
  (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body.data;

async function toPlant(order: BookedOrder, vehicle: string, planned?: number): Promise<number> {
  await step(order.transporter, "transporter", order, {
    event: "vehicle",
    vehicle_number: vehicle,
    ...(planned === undefined ? {} : { planned_quantity: planned }),
    driver_name: "Ramesh",
    driver_phone: "9333333333",
  });
  const { trips } = (await api.get("/transporter/order", order.transporter)).body.data[0];
  return trips.at(-1).id;
}

/** As it was booked. */
async function expectBooked(order: BookedOrder): Promise<void> {
  expect(await detail(order)).toMatchObject({
    order_id: expect.stringMatching(/^O2627\d{6}$/),
    unique_id: expect.stringMatching(/^Q2627\d{6}$/),
    status: "pending",
    base_price: 45_000,
    transport_price: 1_800,
    total_quantity: 30,
    ex_price: 1_677_960,
    for_price: 1_731_960,
    token_amount: 173_196,
    paid_amount: 173_196,
    due_amount: 1_558_764,
    update_for: null,
    variation: [{ quantity: 30, per_unit_price: 55_932, final_price: 1_677_960 }],
  });
}

async function loadAndInvoice(order: BookedOrder, first: number, second: number): Promise<void> {
  // 17.850 of 18 MT and 12.040 of 12 MT: 29.890 MT in all.
  for (const [vehicle, quantity, invoice] of [
    [first, 17.85, "K/1"],
    [second, 12.04, "K/2"],
  ] as const) {
    const loaded = { event: "final_quantity", vehicle_id: vehicle, final_quantity: quantity };
    expect((await step(order.seller, "seller", order, loaded)).status).toBe(200);
    const bill = { event: "invoice", vehicle_id: vehicle, invoice_number: invoice, invoice_date: "2026-11-21" };
    expect((await step(order.seller, "seller", order, bill)).status).toBe(200);
  }
}

/** Issues each document in turn; delivery is refused before them and without its photograph. */
async function deliver(order: BookedOrder, trip: number): Promise<void> {
  const receipt = { event: "transport_receipt", trip_id: trip, document_number: `LR-${trip}` };
  expect((await step(order.transporter, "transporter", order, receipt)).status).toBe(200);
  const early = { event: "proof_of_delivery", trip_id: trip };
  expect((await step(order.transporter, "transporter", order, early)).status).toBe(422);
  const eway = { event: "eway_bill", trip_id: trip, eway_bill: String(100_000_000_000 + trip), distance_km: 650 };
  expect((await step(order.transporter, "transporter", order, eway)).status).toBe(200);
  const unseen = await step(order.transporter, "transporter", order, early);
  expect(unseen).toMatchObject({ status: 422, body: { errors: { upload_id: [expect.any(String)] } } });
  const upload_id = await storePhotograph(api.db, order.transporter.id, api.clock.now());
  const proof = { ...early, upload_id };
  expect((await step(order.transporter, "transporter", order, proof)).status).toBe(200);
}

/** Seller and transporter are paid what they are owed, and the order is settled. */
async function payOut(order: BookedOrder, ex: number, carried: number): Promise<void> {
  const ref = { id: order.orderId, number: order.number };
  const context = { at: api.clock.now(), actorId: order.staff.id };
  await inTransaction(api.db, async (tx) => {
    await payoutSeller(tx, { order: ref, amountPaise: paiseFromRupees(ex), reference: "NEFT1" }, context);
    await payoutTransporter(tx, { order: ref, amountPaise: paiseFromRupees(carried), reference: "NEFT2" }, context);
    await settleIfDone(tx, order.orderId, context);
  });
}

it("takes a worked example from booking to settlement, right to the paisa (R-337)", async () => {
  const order = await createBookedOrder(api);
  await expectBooked(order);
  expect((await step(order.seller, "seller", order, { event: "confirm", dispatch_date: "2026-11-22" })).status).toBe(
    200,
  );
  const first = await toPlant(order, "CG04AB1234", 18);
  expect((await detail(order)).status).toBe("confirm");
  const second = await toPlant(order, "CG04AB5678");
  expect((await detail(order)).driver_list[0]?.invoice).toBeNull();
  expect((await detail(order)).status).toBe("vehicle booked");

  await step(order.seller, "seller", order, { event: "loading", vehicle_id: first });
  expect((await detail(order)).status).toBe("vehicle booked");
  await step(order.seller, "seller", order, { event: "loading", vehicle_id: second });
  expect((await detail(order)).status).toBe("loading");

  await loadAndInvoice(order, first, second);
  for (const { invoice, invoice_number } of (await detail(order)).driver_list) {
    expect(invoice).toBe(`/order-paper/${order.orderId}/${invoice_number}`);
  }
  const ex = 998_386.2 + 673_421.28;
  const freight = 29.89 * 1_800;
  // 17.85 and 12.04 MT at the carrier's bid, before GST.
  const carried = 27_228.75 + 18_366.06;
  expect(await detail(order)).toMatchObject({
    total_quantity: 29.89,
    ex_price: ex,
    for_price: ex + freight,
    // The two invoices are rounded down by 0.20 and 0.28 in all, which counts as settled.
    paid_amount: 173_196.48,
    paper_difference: -0.48,
    due_amount: 1_552_413,
    update_for: "quantity",
    gst: 18,
    tax: { gst: 18, taxable_amount: 1_462_380.92, igst: 263_228.56 },
    place_of_supply: "Maharashtra",
    driver_list: [
      { final_quantity_by_seller: 17.85, payment_due_on: "2026-11-28", transporter_name: "Tara Transporter" },
      { final_quantity_by_seller: 12.04 },
    ],
  });

  const paid = await api.send(`/customer/order/${order.orderId}/payment`, { source: "cash" }, order.buyer);
  expect(paid.body).toMatchObject({ due_amount: 0, payment_under_check: 0 });

  for (const trip of [first, second]) await deliver(order, trip);
  expect(await detail(order)).toMatchObject({ status: "delivered" });
  // The two bills are rounded down by 0.20 and 0.28, as the invoices are.
  const owed = ex - 0.48;
  expect(await sellerDetail(order)).toMatchObject({
    for_price: ex,
    paid_amount: 0.48,
    paper_difference: -0.48,
    due_amount: owed,
  });
  expect(await readOrderMoney(api.db, order.orderId)).toMatchObject({
    balancePaise: 0,
    sellerOwedPaise: paiseFromRupees(owed),
    transporterOwedPaise: paiseFromRupees(carried),
  });

  await payOut(order, owed, carried);
  expect(await sellerDetail(order)).toMatchObject({ paid_amount: ex, due_amount: 0 });
  const timeline = (await api.get(`/order/${order.orderId}/timeline`, order.buyer)).body.data;
  expect(timeline.map(({ text }: { text: string }) => text)).toContain("Payment of ₹15,52,413 received");
  expect(timeline.at(-1)).toMatchObject({ text: "Order settled", status: "delivered" });
});

async function expectSellersBill(order: BookedOrder): Promise<void> {
  const [owed] =
    read(SellerOrderAnswer, (await api.get(`/seller/order-detail/${order.orderId}`, order.seller)).body).data
      .invoices ?? [];
  expect(owed).toMatchObject({
    number: "K/9",
    supplier: { gst_number: "22AAAAA0000A1Z5", state: "Chhattisgarh", address: "Siltara" },
    recipient: { name: "Mandi Trade Pvt Ltd" },
    consignee: { name: "Consignee Works", gst_number: "" },
    place_of_supply: "Maharashtra",
    tax: { cgst: 0, sgst: 0, igst: expect.any(Number) },
  });
  expect(JSON.stringify(owed)).not.toContain("Billing");
}

it("gives buyer and seller everything that their invoices need, by head of tax and as issued (R-217, R-235)", async () => {
  await storeSiteText(api.db, "legal_name", "Mandi Trade Pvt Ltd");
  await storeSiteText(api.db, "address", "Fort, Mumbai");
  await storeSiteText(api.db, "gst_number", "27AAACM1234A1Z5");
  const order = await createBookedOrder(api, { tonnes: [20, 10] });
  const profile = { gst_number: "22AAAAA0000A1Z5", company_address: "Siltara", updated_at: api.clock.now() };
  await api.db
    .insertInto("profile")
    .values({ user_id: order.seller.id, ...profile })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(profile))
    .execute();
  expect(await detail(order)).toMatchObject({ gst: 18, invoices: [] });
  await step(order.seller, "seller", order, { event: "confirm", dispatch_date: "2026-11-22" });
  const vehicle_id = await toPlant(order, "CG04AB1234");
  await step(order.seller, "seller", order, { event: "loading", vehicle_id });
  await step(order.seller, "seller", order, { event: "final_quantity", vehicle_id, final_quantity: 29.99 });
  const bill = { event: "invoice", vehicle_id, invoice_number: "K/9", invoice_date: "2026-11-21" };
  expect((await step(order.seller, "seller", order, bill)).status).toBe(200);
  await storeSiteText(api.db, "legal_name", "Another Name Ltd");

  const { data } = read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body);
  const [sale] = data.invoices ?? [];
  expect(sale).toMatchObject({
    number: expect.stringMatching(/^MIB2627\d{6}$/),
    date: "2026-11-21",
    vehicle_number: "CG04AB1234",
    supplier: { name: "Mandi Trade Pvt Ltd", gst_number: "27AAACM1234A1Z5", state: "Maharashtra" },
    recipient: { name: "Billing Secret Traders", gst_number: "27AAPFU0939F1ZV" },
    consignee: { name: "Consignee Works", state: "Maharashtra" },
    place_of_supply: "Maharashtra",
    freight: 45_747.34,
    tax_rows: [expect.any(Number)],
  });
  const { tax, lines = [], goods_amount = 0, total = 0 } = sale ?? {};
  expect(lines.map(({ hsn, quantity, per_unit_price }) => [hsn, quantity, per_unit_price])).toEqual([
    ["72142090", 19.993, 55_932 + 1_800],
    ["72142090", 9.997, 54_162 + 1_800],
  ]);
  const paise = (rupees: number): number => Math.round(rupees * 100);
  expect(tax).toMatchObject({ gst: 18, igst: 0, utgst: 0 });
  expect(tax?.cgst).toBe(tax?.sgst);
  expect(paise(goods_amount)).toBe(paise(tax?.taxable_amount ?? 0) + paise(tax?.cgst ?? 0) + paise(tax?.sgst ?? 0));
  expect(lines.reduce((sum, line) => sum + paise(line.taxable_amount), 0)).toBe(paise(tax?.taxable_amount ?? 0));
  expect(paise(total)).toBe(paise(goods_amount) + paise(sale?.round_off ?? 0));
  expect(paise(total) % 100).toBe(0);
  expect(data.due_amount).toBe(total - data.token_amount);
  const posted = await api.db
    .selectFrom("posting")
    .innerJoin("journal", "journal.id", "posting.journal_id")
    .innerJoin("account", "account.id", "posting.account_id")
    .select("posting.amount_paise")
    .where("journal.order_id", "=", order.orderId)
    .where("journal.event", "=", "sale invoiced")
    .where("account.kind", "=", "sales")
    .executeTakeFirstOrThrow();
  expect(paise(tax?.taxable_amount ?? 0) - paise(sale?.freight ?? 0)).toBe(-posted.amount_paise);

  await expectSellersBill(order);
});

it("leaves freight, billing party and buyer out of every answer to a seller (R-424)", async () => {
  const order = await createBookedOrder(api, { transportRupees: 1_777 });
  await fundWallet(api.db, order.buyer.id, 1);
  const answers = [
    await api.get(`/seller/order-detail/${order.orderId}`, order.seller),
    await api.get("/seller/order", order.seller),
    await api.get(`/seller/order-ledger/${order.orderId}`, order.seller),
    await api.get(`/order/${order.orderId}/timeline`, order.seller),
  ];
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    for (const secret of ["Billing", "9111111111", "27AAPFU0939F1ZV", "1777", "53310", "Bala", order.buyer.phone]) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/transport_price|total_freight|billing|commission/);
  }
});
