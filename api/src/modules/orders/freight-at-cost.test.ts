import { bookedFigures } from "../../testing/booked-figures";
import { takeStep, wayTo } from "../../testing/order-steps";
import type { BookedOrder } from "../../testing/order-world";
import type { SignedIn } from "../../testing/test-api";

import { atDesk, setGstin } from "../freight-bills/testing/carried-vehicle";
import { listPapersOfOrder } from "../papers/paper.service";
import { eInvoiceOf } from "../tax-portal/documents/e-invoice";
import { registeredPaperOf } from "../tax-portal/documents/registered-paper";
import { freightModeOrder } from "./testing/freight-mode-order";

/* Freight that the platform pays to the carrier for the buyer at cost (rule 33): in the price, outside the taxable value. */

const { api, quotation, staff, pair, mark, asked, booked, buyers, carriers, take } = freightModeOrder("pure_agent");

/** The balance of freight at cost of an order. */
async function held({ orderId }: BookedOrder): Promise<number> {
  const rows = await api.db
    .selectFrom("posting")
    .innerJoin("account", "account.id", "posting.account_id")
    .innerJoin("journal", "journal.id", "posting.journal_id")
    .select("amount_paise")
    .where("account.kind", "=", "agent_freight")
    .where("journal.order_id", "=", orderId)
    .execute();
  return rows.reduce((sum, { amount_paise }) => sum + amount_paise, 0);
}

it("a price with freight at cost includes the carrier's bid without GST, and is refused without any freight", async () => {
  expect((await mark({ seller_id: pair().seller_id, transport_price: 0, freight_mode: "pure_agent" })).status).toBe(
    422,
  );
  expect(await asked()).toMatchObject({ status: "pending", for_price: null });

  expect((await mark({ ...pair(), freight_mode: "pure_agent", expected_landed: 49_200 })).status).toBe(200);

  const { marking } = (await api.get(`/desk/quotation/${quotation.id}`, staff())).body.data;
  expect(marking).toMatchObject({ transport_price: 1_800, is_freight_at_cost: 1 });
  expect(await asked()).toMatchObject({
    transport_price: 1_800,
    ex_price: 1_677_960,
    for_price: 1_731_960,
    freight_to_pay: null,
    is_freight_at_cost: 1,
  });
  expect((await asked()).price_steps.slice(-3)).toEqual([
    { kind: "total", label: "Ex price", per_mt: 55_932, amount: 1_677_960 },
    { kind: "freight", label: "Freight", per_mt: 1_800, amount: 54_000 },
    { kind: "total", label: "Total", per_mt: 57_732, amount: 1_731_960 },
  ]);
});

it("nobody can change what the buyer pays at cost: no other award, no other freight, no detention, no GST by the carrier", async () => {
  const order = await booked();
  expect(await atDesk(api, order, "award", { transporter_id: order.transporter.id, price: 1_700 })).toMatchObject({
    status: 422,
    body: { errors: { price: ["The buyer pays ₹1,800 per MT at cost, as was agreed"] } },
  });
  const changed = api.db.updateTable("trade_order").set({ freight_mode: "included" }).where("id", "=", order.orderId);
  await expect(changed.execute()).rejects.toThrow(/is paid as it was agreed/);
  await take(order, wayTo.loading);
  expect((await takeStep(api, order, "change freight")).status).toBe(409);
  await take(order, wayTo.delivered.slice(wayTo.loading.length));
  const { trips } = await carriers(order);
  const bill = (body: object) =>
    api.send(
      `/transporter/freight-bill/${trips[0].id}`,
      { number: "TR/1", date: "2026-11-21", tax: "reverse charge", ...body },
      order.transporter,
    );

  expect(await bill({ detention: 500 })).toMatchObject({
    status: 422,
    body: { errors: { detention: [expect.stringContaining("at cost")] } },
  });
  expect(await bill({ tax: "forward with credit" })).toMatchObject({
    status: 422,
    body: { errors: { tax: ["The buyer pays the GST on this freight, which is at cost. Please write to our desk"] } },
  });
  expect((await buyers(order)).freight_bills).toEqual([]);
});

it("a buyer reads what they authorise before they book, and the order and its proforma keep it", async () => {
  const terms =
    /^By booking you authorise us to engage the carrier .* \(rule 33 of the CGST rules\): ₹1,800 per MT before GST .* GST on their bill, 5% today, is yours to pay under reverse charge\.$/;
  expect((await asked()).freight_terms).toBeNull();
  const order = await booked();
  const read = (await asked()).freight_terms;
  expect(read).toMatch(terms);
  await take(order, ["confirm"]);

  expect((await buyers(order)).freight_terms).toBe(read);
  const [{ id }] = (await api.get("/paper", order.buyer)).body.data;
  const { facts } = (await api.get(`/paper/${id}`, order.buyer)).body.data;
  expect(facts).toContainEqual({ term: "Freight", value: expect.stringContaining(read) });
  const changed = api.db.updateTable("trade_order").set({ freight_terms: "None" }).where("id", "=", order.orderId);
  await expect(changed.execute()).rejects.toThrow(/is paid as it was agreed/);
});

describe("a carrier who adds GST to their freight", () => {
  const forward = async (carrier: SignedIn) => {
    await setGstin(api, carrier.id, "27AAFFT1357F1Z8");
    const body = { tax: "forward with credit" };
    expect(await api.send("/transporter/freight-tax", body, carrier)).toMatchObject({ status: 200 });
  };

  it("is not awarded freight at cost", async () => {
    const order = await booked();
    await forward(order.transporter);

    const award = { transporter_id: order.transporter.id, price: 1_800 };
    expect(await atDesk(api, order, "award", award)).toMatchObject({
      status: 422,
      body: { message: expect.stringContaining("adds GST to their freight") },
    });
  });

  it("bills freight that was marked before the declaration under reverse charge, as agreed", async () => {
    const order = await booked();
    await take(order, wayTo.delivered);
    await forward(order.transporter);
    const { trips } = await carriers(order);
    const bill = { number: "TR/1", date: "2026-11-21", tax: "reverse charge" };

    expect(await api.send(`/transporter/freight-bill/${trips[0].id}`, bill, order.transporter)).toMatchObject({
      status: 200,
    });
  });
});

it("a buyer deducts tax from the goods alone, not from freight at cost", async () => {
  const order = await booked();

  const { body } = await api.get(`/customer/order/${order.orderId}/tds`, order.buyer);

  // 0.1 % of 1,677,960.
  expect(body.data.at_most).toBe(1_678);
});

it("the invoice recovers the freight beside its total, while return, e-invoice and books have only the goods", async () => {
  const order = await booked();
  await take(order, [...wayTo.loading, "final quantity", "invoice"]);

  const view = await buyers(order);
  const { invoices: [invoice] = [], transport_price, ex_price, for_price, due_amount, paid_amount } = view;
  // 29.5 MT at 47,400, and at 1,800.
  expect(invoice).toMatchObject({
    freight: 0,
    agent_freight: { per_mt: 1_800, amount: 53_100 },
    tax: { taxable_amount: 1_398_300, cgst: 125_847, sgst: 125_847 },
    total: 1_649_994,
  });
  expect(for_price).toBeCloseTo(ex_price + transport_price * 29.5, 2);
  expect(for_price - paid_amount).toBeCloseTo(due_amount, 5);
  expect(await bookedFigures(api.db, order.orderId, ["sale invoiced"])).toEqual({
    gst_out: -25_169_400,
    receivable: 164_999_400,
    sales: -139_830_000,
  });
  expect(await bookedFigures(api.db, order.orderId, ["agent freight charged"])).toEqual({
    agent_freight: -5_310_000,
    receivable: 5_310_000,
  });
  const month = "month=2026-11";
  expect((await api.get(`/desk/export/check?${month}`, staff())).body.differences).toEqual([]);
  const form = JSON.parse((await api.get(`/desk/export/gstr1?gstin=27AAACM1234A1Z8&${month}`, staff())).body);
  const paper = (await listPapersOfOrder(api.db, order.orderId)).find(({ kind }) => kind === "invoice");
  const registered = paper && registeredPaperOf(paper);
  expect(registered && eInvoiceOf(registered)).toMatchObject({
    ValDtls: { AssVal: 1_398_300, TotInvVal: 1_649_994 },
    ItemList: [expect.objectContaining({ AssAmt: 1_398_300 })],
  });
  const values = form.b2b.flatMap(({ inv }: { inv: { inum: string; val: number }[] }) => inv);
  expect(values).toContainEqual(expect.objectContaining({ inum: invoice?.number, val: 1_649_994 }));
});

it("a proforma and a challan include the freight at cost as the invoice does", async () => {
  const order = await booked();
  await take(order, [...wayTo.loading, "final quantity"]);
  const { trips } = await carriers(order);
  const challan = { vehicle_id: trips[0].id, cause: "The invoice office is closed" };
  expect(await atDesk(api, order, "challan", challan)).toMatchObject({ status: 200 });

  const papers = (await api.get("/paper", order.buyer)).body.data;
  const paper = async (kind: string) => {
    const { id } = papers.find((row: { kind: string }) => row.kind === kind);
    return (await api.get(`/paper/${id}`, order.buyer)).body.data;
  };
  expect(await paper("proforma")).toMatchObject({
    amount: 1_731_960,
    sums: expect.arrayContaining([
      { term: "Freight at cost, outside the taxable value", value: "₹54,000.00" },
      { term: "Total payable", value: "₹17,31,960.00" },
    ]),
    facts: expect.arrayContaining([
      { term: "Freight", value: expect.stringContaining("as your pure agent (rule 33 of the CGST rules)") },
    ]),
  });
  expect((await takeStep(api, order, "invoice")).status).toBe(200);
  const { invoices: [invoice] = [] } = await buyers(order);
  expect((await paper("challan")).amount).toBe((invoice?.total ?? 0) + 53_100);
});

it("cancelling an invoice also reverses its freight at cost", async () => {
  const order = await booked();
  const before = await buyers(order);
  await take(order, [...wayTo.loading, "final quantity", "invoice", "cancel invoice"]);

  expect(await held(order)).toBe(0);
  const view = await buyers(order);
  expect(view.credit_notes?.[0]?.invoice.agent_freight).toEqual({ per_mt: 1_800, amount: 53_100 });
  expect(view.paper_difference).toBe(0);
  expect(view.paid_amount).toBe(before.paid_amount);
});

it("the carrier bills the buyer, is paid exactly what was recovered, and we take no credit and deduct no tax", async () => {
  const order = await booked();
  await take(order, wayTo.delivered);
  expect(await held(order)).toBe(0);
  const { trips } = await carriers(order);
  const bill = { number: "TR/1", date: "2026-11-21", tax: "reverse charge" };
  expect(await api.send(`/transporter/freight-bill/${trips[0].id}`, bill, order.transporter)).toMatchObject({
    status: 200,
  });
  const pdf = `/customer/order/${order.orderId}/paper/TR%2F1/pdf`;
  for (const act of ["check-freight-bill", "approve-freight-bill"]) {
    expect((await buyers(order)).freight_bills).toEqual([]);
    expect((await api.get(pdf, order.buyer)).status).toBe(404);
    expect(await atDesk(api, order, act, { vehicle_id: trips[0].id })).toMatchObject({ status: 200 });
  }

  expect((await buyers(order)).freight_bills).toEqual(["TR/1"]);
  const timeline = (await api.get(`/order/${order.orderId}/timeline`, order.buyer)).body.data;
  expect(timeline).toContainEqual(
    expect.objectContaining({ text: expect.stringContaining("The carrier's bill TR/1 to you has arrived") }),
  );
  const file = await api.get(pdf, order.buyer);
  expect(file.status).toBe(200);
  expect((await api.get(pdf, order.seller)).status).toBe(404);
  const { body } = await api.get("/transporter/freight-bill", order.transporter);
  // 5 % that the buyer pays.
  const drawn = { total: 53_100, reverse_charge: true, tax: { cgst: 1_327.5, sgst: 1_327.5 } };
  expect(body).toMatchObject({ total_due: 53_100, data: [{ tds: 0, bill: drawn }] });
  expect(body.data[0].bill.tax_payer).toBe((await buyers(order)).billing_address.gst);
  expect(await bookedFigures(api.db, order.orderId, ["freight billed", "freight bill approved"])).toEqual({});
});
