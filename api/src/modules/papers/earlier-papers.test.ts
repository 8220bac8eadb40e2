import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { migrateToLatest } from "../../platform/database/migrate";
import { migrationsFolder } from "../../platform/database/schema-state";
import { createTestBooks, type TestBooks } from "../../testing/test-books";
import { describeDifferences, reconcile } from "../ledger/reconcile";
import { issuePaper, listPapersOfOrder } from "./paper.service";
import { gstin, sampleBill, sampleSale } from "./testing/sample-paper";

let books: TestBooks;
let folder: string;
beforeEach(async () => {
  books = await createTestBooks();
  folder = await mkdtemp(join(tmpdir(), "mandi-earlier-papers-"));
});
afterEach(async () => {
  await books.close();
  await rm(folder, { recursive: true });
});

const sales = ["MI2627000001", "MI2627000002"].map(sampleSale);
const bills = ["K/1", "K/2"].map(sampleBill);

/** A database from before documents had series: two invoices of one vehicle, the first of them cancelled. */
async function fillAsBefore(): Promise<void> {
  await cp(migrationsFolder, folder, { recursive: true, filter: (path) => !/\/0[1-9]\d\d_/.test(path) });
  await sql`drop schema public, traffic, graphile_worker cascade`.execute(books.db);
  await sql`create schema public`.execute(books.db);
  await migrateToLatest(books.db, folder);
  await books.inTx(async (tx) => {
    await insertBareOrder(tx);
    for (const [place, { number }] of sales.entries()) {
      await sql`insert into issued_invoice (number, order_id, shipment_id, sale, bill, issued_at) values
        (${number}, 1, 1, ${JSON.stringify(sales[place])}, ${JSON.stringify(bills[place])}, '2026-10-27T05:00:00Z')`.execute(
        tx,
      );
    }
    const taken = JSON.stringify({ ...sales[0], eway_bill: "331100010002" });
    await sql`insert into credit_note (number, order_id, shipment_id, correction, reason, taken_by, sale, bill, at) values
      ('MC2627000001', 1, 1, 'Correction of weight', 'Digits were swapped', 'seller', ${taken},
       ${JSON.stringify(bills[0])}, '2026-10-28T05:00:00Z')`.execute(tx);
    await sql`insert into document_number values ('MI', '2627', 2), ('MC', '2627', 1), ('Q', '2627', 9)`.execute(tx);
  });
}

/** The order and the vehicle that the documents name, without the quotation, people and products that they refer to. */
async function insertBareOrder(tx: Db): Promise<void> {
  await sql`do $$ declare link record; begin
    for link in select conrelid::regclass as of_table, conname from pg_constraint
      where contype = 'f' and conrelid in ('trade_order'::regclass, 'shipment'::regclass)
    loop execute format('alter table %s drop constraint %I', link.of_table, link.conname); end loop; end $$`.execute(
    tx,
  );
  await sql`insert into trade_order (number, quotation_id, quotation_number, marking_id, buyer_id, seller_id, listing_id,
      commodity_product_id, product_name, category_name, thumbnail, hsn, brand_id, brand_name, origin_city, quality_name,
      packaging_name, purpose, description, billing_address, consignee_detail, loading_address, gst_bp, price_parts,
      base_price_paise, seller_base_price_paise, transport_price_paise, commission_type, commission_paise, commission_gst_bp,
      credit_days, booking_paise, total_kg, ex_paise, freight_paise, for_paise, receivable_paise, created_at, updated_at)
    values ('O2627000001', 1, 'Q2627000001', 1, 1, 2, 1, 1, '', '', '', '', 1, '', '', '', '', '', '', '{}', '{}', '{}', 1800,
      '{}', 1, 1, 0, 'include', 0, 0, 0, 1, 1, 0, 0, 0, 0, now(), now())`.execute(tx);
  await sql`insert into shipment (order_id, transporter_id, vehicle_number, planned_kg, created_at)
    values (1, 1, 'CG04AB1234', 1, now())`.execute(tx);
}

it("documents issued before series existed are part of them, with their numbers and contents", async () => {
  await fillAsBefore();

  await migrateToLatest(books.db);

  const papers = await listPapersOfOrder(books.db, 1);
  const shown = papers.map(({ kind, number, snapshot }) => [kind, number, snapshot]);
  expect(shown).toEqual([
    ["bill", "K/1", bills[0]],
    ["bill", "K/2", bills[1]],
    [
      "credit note",
      "MC2627000001",
      {
        number: "MC2627000001",
        date: "2026-10-28",
        reason: "Correction of weight",
        invoice: { ...sales[0], eway_bill: "331100010002" },
      },
    ],
    ["invoice", "MI2627000001", sales[0]],
    ["invoice", "MI2627000002", sales[1]],
  ]);
  const note = { note: "MC2627000001", is_whole: true, reason: "Digits were swapped", taken_by: "seller" };
  expect(papers.map(({ events }) => events)).toMatchObject([
    [{ event: "ewb" }, { event: "note", detail: note }],
    [],
    [],
    [
      { event: "ewb", detail: { number: "331100010002" } },
      { event: "note", detail: note },
    ],
    [],
  ]);
  expect(describeDifferences(await reconcile(books.db))).toMatch(/^0 differences/);
});

it("numbers continue after the last one", async () => {
  await fillAsBefore();
  await migrateToLatest(books.db);
  const today = { at: new Date("2026-11-21T05:00:00.000Z"), actorId: null };

  const { number } = await books.inTx((tx) => issuePaper(tx, { kind: "invoice", gstin, draw: sampleSale }, today));

  expect(number).toBe("MI2627000003");
});
