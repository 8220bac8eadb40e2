import { sql } from "kysely";
import { inTransaction } from "../../platform/database/transaction";
import { reconciledApi } from "../../testing/api-of-file";
import { createInvoicedOrder, vehicleOf } from "../../testing/invoiced-order";
import { createWellStockedMarket, type Market } from "../../testing/order-market";
import { takeStep } from "../../testing/order-steps";
import type { BookedOrder } from "../../testing/order-world";
import { reconcile } from "../ledger/reconcile";

const api = reconciledApi();
let market: Market;
beforeAll(async () => {
  market = await createWellStockedMarket(api);
});

const buyerView = async ({ orderId, buyer }: BookedOrder) =>
  (await api.get(`/customer/order-detail/${orderId}`, buyer)).body.data;

it("prints the e-way bill on an issued invoice once the transporter has it, and changes nothing else", async () => {
  const order = await createInvoicedOrder(api, market);
  const [issued] = (await buyerView(order)).invoices;
  expect(issued.eway_bill).toBeNull();

  await takeStep(api, order, "eway bill");

  const eway_bill = expect.stringMatching(/^\d{12}$/);
  expect((await buyerView(order)).invoices).toEqual([{ ...issued, eway_bill }]);
});

it.each([
  ["the weight of its vehicle", (id: number) => sql`update shipment set loaded_kg = loaded_kg + 1 where id = ${id}`],
  ["its number", (id: number) => sql`update shipment set invoice_number = 'K/9' where id = ${id}`],
  ["its day", (id: number) => sql`update shipment set due_on = due_on + 1 where id = ${id}`],
  [
    "the weight of a size",
    (id: number) => sql`update shipment_line set loaded_kg = loaded_kg + 1 where shipment_id = ${id}`,
  ],
  [
    "the price of a size",
    (id: number) => sql`update order_line set unit_price_paise = unit_price_paise + 100
      where order_id = (select order_id from shipment where id = ${id})`,
  ],
  [
    "the freight",
    (id: number) => sql`update trade_order set freight_change_paise = 5000
      where id = (select order_id from shipment where id = ${id})`,
  ],
  [
    "the buyer on it",
    (id: number) => sql`update trade_order set billing_address = '{}'
      where id = (select order_id from shipment where id = ${id})`,
  ],
  ["the document itself", (id: number) => sql`update issued_paper set snapshot = '{}' where shipment_id = ${id}`],
  ["its existence", (id: number) => sql`delete from issued_paper where shipment_id = ${id}`],
])("the database refuses to change an issued invoice: %s", async (_what, change) => {
  const order = await createInvoicedOrder(api, market);
  const { id } = await vehicleOf(api, order);
  const before = await buyerView(order);

  await expect(change(id).execute(api.db)).rejects.toMatchObject({ code: "23000" });

  expect(await buyerView(order)).toEqual(before);
});

it("the check of the books reports an issued invoice for more than they charged", async () => {
  const order = await createInvoicedOrder(api, market);
  const { id } = await vehicleOf(api, order);
  const raise = (paise: number) =>
    inTransaction(api.db, async (tx) => {
      await sql`alter table issued_paper disable trigger issued_paper_append_only`.execute(tx);
      await sql`update issued_paper set snapshot = jsonb_set(snapshot, '{goods_amount}',
        to_jsonb((snapshot->>'goods_amount')::numeric + ${paise / 100}::numeric))
        where shipment_id = ${id} and kind = 'invoice'`.execute(tx);
      await sql`alter table issued_paper enable trigger issued_paper_append_only`.execute(tx);
    });

  await raise(1);
  const differences = await reconcile(api.db);
  await raise(-1);

  expect(differences).toMatchObject([
    {
      check: "each issued invoice says what the books charged for its goods",
      subject: expect.stringMatching(/^invoice MI/),
    },
    { check: "each document is as it was issued, after the document before it" },
  ]);
});
