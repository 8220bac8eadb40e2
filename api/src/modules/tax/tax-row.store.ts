import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import type { TaxTables } from "./tax.tables";

/** The row whose scope is the longest prefix of the HSN on that day; undefined where there is none. */
export function selectGstRow(db: Db, hsn: string, day: string) {
  return db
    .selectFrom("tax_row")
    .select(["id", "value", "scope", "source", "confirmed_by"])
    .where("key", "=", "gst")
    .where(({ fn, val }) => fn<boolean>("starts_with", [val(hsn), "scope"]))
    .where("valid_from", "<=", day)
    .where(({ eb, or }) => or([eb("valid_to", "is", null), eb("valid_to", ">=", day)]))
    .orderBy(({ fn }) => fn<number>("length", ["scope"]), "desc")
    .limit(1)
    .executeTakeFirst();
}

/** The row of a key and scope on a day; undefined where there is none. */
export function selectTaxRow(db: Db, key: string, scope: string, day: string) {
  return db
    .selectFrom("tax_row")
    .select(["id", "value", "source"])
    .where("key", "=", key)
    .where("scope", "=", scope)
    .where("valid_from", "<=", day)
    .where(({ eb, or }) => or([eb("valid_to", "is", null), eb("valid_to", ">=", day)]))
    .executeTakeFirst();
}

/** The rows of a key with any of these scopes on a day. */
export function selectTaxRowsOfScopes(db: Db, key: string, scopes: readonly string[], day: string) {
  return db
    .selectFrom("tax_row")
    .select(["scope", "value", "added_at"])
    .where("key", "=", key)
    .where(({ eb, fn, val }) => eb("scope", "=", fn.any(val([...scopes]))))
    .where("valid_from", "<=", day)
    .where(({ eb, or }) => or([eb("valid_to", "is", null), eb("valid_to", ">=", day)]))
    .execute();
}

/** All rows of some keys, whenever they hold. */
export function selectTaxRowsOfKeys(db: Db, keys: readonly string[]) {
  return db
    .selectFrom("tax_row")
    .select(["key", "scope", "value", "valid_from", "valid_to"])
    .where(({ eb, fn, val }) => eb("key", "=", fn.any(val([...keys]))))
    .execute();
}

/** The last address of one of our registrations by a day; an address that began after its GSTIN ended belongs to another registration. */
export function selectRegisteredAddress(db: Db, gstin: string, day: string) {
  return db
    .selectFrom("tax_row as address")
    .innerJoin("tax_row as registered", "registered.scope", "address.scope")
    .select("address.value")
    .where("address.key", "=", "platform.address")
    .where("address.scope", "=", gstin.slice(0, 2))
    .where("address.valid_from", "<=", day)
    .where("registered.key", "=", "platform.gstin")
    .where("registered.value", "=", gstin)
    .where(({ eb, or, ref }) =>
      or([eb("registered.valid_to", "is", null), eb("registered.valid_to", ">=", ref("address.valid_from"))]),
    )
    .orderBy("address.valid_from", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Our further registrations in force on any of these days; without a last day, future ones too. */
export async function selectRegistrations(db: Db, first: string, last: string | null): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("tax_row")
    .select("value")
    .distinct()
    .where("key", "=", "platform.gstin")
    .where(({ eb, val }) => (last === null ? val(true) : eb("valid_from", "<=", last)))
    .where(({ eb, or }) => or([eb("valid_to", "is", null), eb("valid_to", ">=", first)]))
    .orderBy("value")
    .execute();
  return rows.map(({ value }) => value);
}

/** The rows of a day and future ones, by key and scope; without a day, ended ones too. */
export function selectTaxRows(db: Db, since: string | null) {
  return db
    .selectFrom("tax_row as row")
    .leftJoin("users as adder", "adder.id", "row.added_by")
    .leftJoin("users as confirmer", "confirmer.id", "row.confirmed_by")
    .select([
      "row.id",
      "row.key",
      "row.scope",
      "row.value",
      "row.valid_from",
      "row.valid_to",
      "row.source",
      "adder.name as added_by",
      "confirmer.name as confirmed_by",
      "row.confirmed_at",
      "row.added_at",
      "row.added_by as adder_id",
    ])
    .where(({ eb, or, val }) =>
      since === null ? val(true) : or([eb("row.valid_to", "is", null), eb("row.valid_to", ">=", since)]),
    )
    .orderBy("row.key")
    .orderBy("row.scope")
    .orderBy("row.valid_from")
    .execute();
}

/** A row, locked until the transaction ends. */
export function selectTaxRowForUpdate(tx: Db, id: number) {
  return tx.selectFrom("tax_row").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Several rows in the order of their keys, locked until the transaction ends; missing ones are left out. */
export function selectTaxRowsForUpdate(tx: Db, ids: readonly number[]) {
  return tx
    .selectFrom("tax_row")
    .select(["id", "key", "scope", "valid_from", "added_by", "confirmed_by"])
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val([...ids]))))
    .orderBy("id")
    .forUpdate()
    .execute();
}

/** Adds a row and returns its key. The database refuses a row that overlaps another of the same key and scope (23P01). */
export async function insertTaxRow(tx: Db, row: Insertable<TaxTables["tax_row"]>): Promise<number> {
  const { id } = await tx.insertInto("tax_row").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Ends a row with that day. */
export async function updateTaxRowEnd(tx: Db, id: number, day: string): Promise<void> {
  await tx.updateTable("tax_row").set({ valid_to: day }).where("id", "=", id).execute();
}

/** Records who confirmed rows. */
export async function updateTaxRowsConfirmed(tx: Db, ids: readonly number[], by: number, at: Date): Promise<void> {
  await tx
    .updateTable("tax_row")
    .set({ confirmed_by: by, confirmed_at: at })
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val([...ids]))))
    .execute();
}
