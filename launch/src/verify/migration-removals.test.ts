import { findMigrationRemovals } from "./migration-removals";

const found = (text: string, path = "api/src/migrations/0700_change.sql") => findMigrationRemovals([{ path, text }]);

it.each([
  "alter table payment rename column bill_id to invoice_id;",
  "alter table payment rename bill_id to invoice_id;",
  "ALTER TABLE payment DROP COLUMN bill_id;",
  "drop table invoice_line;",
  "alter table invoice rename to issued_invoice;",
])("refuses a change that programs of the version before would not survive: %s", (statement) => {
  expect(found(`-- A change.\n${statement}`)).toMatchObject([{ path: "api/src/migrations/0700_change.sql", line: 2 }]);
});

it("accepts it in a file that says in which release the last reader was", () => {
  expect(found("-- Last read by release 1.4.0\nalter table payment drop column bill_id;")).toEqual([]);
});

it.each([
  "alter table payment add column invoice_id bigint;",
  "alter index payment_bill_id rename to payment_invoice_id;",
  "alter table payment rename constraint payment_bill to payment_invoice;",
  "drop index payment_bill_id;",
  "-- Instead of: alter table payment drop column bill_id;",
])("accepts what takes nothing away: %s", (statement) => {
  expect(found(statement)).toEqual([]);
});

it("leaves migrations that have run, and other files, alone", () => {
  const text = "alter table payment rename column bill_id to invoice_id;";
  for (const path of ["api/src/migrations/0620_payment_invoice.sql", "docs/ops.md", "demo/src/content.sql"]) {
    expect(found(text, path)).toEqual([]);
  }
});
