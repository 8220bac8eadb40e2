import { OrderAnswer } from "@mandi/shared/contract/order";
import { read } from "@mandi/shared/contract/read";
import { CreditNote } from "@mandi/shared/contract/tax-invoice";
import { sql } from "kysely";
import { inTransaction } from "../../platform/database/transaction";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep, wayTo } from "../../testing/order-steps";
import { type BookedOrder, createBookedOrder } from "../../testing/order-world";

import { reconcile } from "../ledger/reconcile";
import { storeSiteText } from "../site/site.service";

const api = reconciledApi();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const desk = (order: BookedOrder, act: string, body: object) =>
  api.send(`/desk/order/${order.orderId}/${act}`, { reason: "Kaveri rang: wrong weight", ...body }, order.staff);
const buyerView = async (order: BookedOrder) =>
  read(OrderAnswer, (await api.get(`/customer/order-detail/${order.orderId}`, order.buyer)).body).data;

it("bases the credit note on the invoice as it was issued, whatever changes afterwards (rule 53)", async () => {
  const order = await createBookedOrder(api, { market });
  const steps = [...wayTo.loading, "change freight", "final quantity", "invoice"] as const;
  for (const step of steps) expect([step, (await takeStep(api, order, step)).status]).toEqual([step, 200]);
  const { id } = await vehicleOf(api, order);
  const [sale] = (await buyerView(order)).invoices ?? [];
  await desk(order, "cancel-invoice", { vehicle_id: id, correction: "Correction of weight" });
  const weight = { event: "final_quantity", vehicle_id: id, final_quantity: 28 };
  expect((await api.send(`/seller/order/${order.orderId}/event`, weight, order.seller)).status).toBe(200);
  await storeSiteText(api.db, "legal_name", "Another Name Ltd");

  const { invoices, credit_notes } = await buyerView(order);

  expect(invoices).toEqual([]);
  expect(credit_notes).toEqual([
    {
      number: expect.stringMatching(/^MC2627\d{6}$/),
      date: "2026-11-21",
      reason: "Correction of weight",
      invoice: sale,
    },
  ]);
  expect(sale).toMatchObject({ number: expect.stringMatching(/^MI/), total: 29.5 * (55_932 + 1_850) });
  // What desk and seller write to each other must not reach the buyer.
  expect(JSON.stringify(credit_notes)).not.toMatch(/Kaveri|K\/1/);
});

it("shows no credit notes where no invoice was cancelled", async () => {
  const order = await createInvoicedOrder(api, market);
  expect(await buyerView(order)).toMatchObject({ invoices: [{ number: expect.any(String) }], credit_notes: [] });
});

it("cannot be changed in the database, and the check of the books reports a note for more than they reversed", async () => {
  const order = await createInvoicedOrder(api, market);
  const { id } = await vehicleOf(api, order);
  await desk(order, "cancel-invoice", { vehicle_id: id });
  const { number, snapshot: note } = await api.db
    .selectFrom("issued_paper")
    .select(["number", "snapshot"])
    .where("order_id", "=", order.orderId)
    .where("kind", "=", "credit note")
    .executeTakeFirstOrThrow();
  const rewrite = (text: string) => sql`update issued_paper set snapshot = ${text}::jsonb where number = ${number}`;
  await expect(rewrite("{}").execute(api.db)).rejects.toThrow("rows are only added");
  const tamper = (text: string) =>
    inTransaction(api.db, async (tx) => {
      await sql`alter table issued_paper disable trigger issued_paper_append_only`.execute(tx);
      await rewrite(text).execute(tx);
      await sql`alter table issued_paper enable trigger issued_paper_append_only`.execute(tx);
    });
  const { invoice } = read(CreditNote, note);

  await tamper(JSON.stringify({ ...note, invoice: { ...invoice, total: invoice.total + 0.01 } }));
  const differences = await reconcile(api.db);
  await tamper(JSON.stringify(note));

  expect(differences).toMatchObject([
    {
      check: "each note says what the books credited or charged",
      subject: `credit note ${number}`,
      expected: "-170309401",
      found: "-170309400",
    },
    { check: "each document is as it was issued, after the document before it", subject: `document ${number}` },
  ]);
});
