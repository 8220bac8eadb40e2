import type { TaxKey } from "@mandi/shared/contract/desk/tax";
import { isDay } from "@mandi/shared/format/days";
import { type BasisPoints, basisPoints } from "@mandi/shared/money/percent";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { databaseErrorCode, inSavepoint } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { refuseInvalidRange } from "../../platform/valid-days";
import { checkCompanyPan } from "./company-pan.service";
import { storedScope, taxKeyOf, taxRowProblems } from "./tax-keys";
import * as store from "./tax-row.store";

/** A GST rate on a day, with its row, whose key documents keep. */
export interface GstRate {
  readonly rowId: number;
  readonly bp: BasisPoints;
  readonly source: string;
}

/** A rate, with whether its row is confirmed. */
export interface CheckedRate extends GstRate {
  readonly isConfirmed: boolean;
}

/** The GST rate of an HSN on a day in India; undefined where no row of the law applies. */
export async function findGstRate(db: Db, hsn: string, day: string): Promise<CheckedRate | undefined> {
  const row = await store.selectGstRow(db, hsn, day);
  return (
    row && {
      rowId: row.id,
      bp: basisPoints(Number(row.value)),
      source: row.source,
      isConfirmed: row.confirmed_by !== null,
    }
  );
}

/** A value of the law on a day in India, as in its row (`11-30`); undefined where no row applies. */
export async function findTaxText(
  db: Db,
  { key, scope = "", day }: { readonly key: TaxKey; readonly scope?: string; readonly day: string },
): Promise<string | undefined> {
  return (await store.selectTaxRow(db, key, scope, day))?.value;
}

/** A rate of the law on a day in India; undefined where no row applies. */
export async function findTaxRate(
  db: Db,
  { key, scope = "", day }: { readonly key: TaxKey; readonly scope?: string; readonly day: string },
): Promise<GstRate | undefined> {
  const row = await store.selectTaxRow(db, key, scope, day);
  return row && { rowId: row.id, bp: basisPoints(Number(row.value)), source: row.source };
}

/** A limit of the law on a day in India, in the unit of its key; undefined where no row applies. */
export async function findTaxValue(db: Db, key: TaxKey, day: string, scope = ""): Promise<number | undefined> {
  const row = await store.selectTaxRow(db, key, scope, day);
  return row && Number(row.value);
}

/** The rows of a key with any of these scopes that hold on a day in India. */
export function listTaxRowsOfScopes(db: Db, key: TaxKey, scopes: readonly string[], day: string) {
  return store.selectTaxRowsOfScopes(db, key, scopes, day);
}

/** All rows of some keys, ended and future ones too. */
export function listTaxRowsOfKeys(db: Db, keys: readonly TaxKey[]) {
  return store.selectTaxRowsOfKeys(db, keys);
}

/** A row before it is stored. */
export interface NewTaxRow {
  readonly key: TaxKey;
  readonly scope: string;
  readonly value: string;
  readonly from: string;
  readonly to: string | null;
  readonly source: string;
}

/**
 * Adds a rate or limit; it is in force at once and unconfirmed.
 *
 * @throws Refusal 422 for a wrong field, 409 when another row has some of its days
 */
export async function addTaxRow(
  tx: Db,
  row: NewTaxRow,
  by: { readonly id: number; readonly at: Date },
): Promise<number> {
  const errors = taxRowProblems(row.key, row.scope, row.value);
  if (Object.keys(errors).length > 0) throw new Refusal("invalid", { errors });
  refuseInvalidRange(row.from, row.to ?? row.from);
  if (row.key === "platform.gstin") await checkCompanyPan(tx, row.value);
  try {
    return await inSavepoint(tx, () =>
      store.insertTaxRow(tx, {
        key: row.key,
        scope: storedScope(row.key, row.scope),
        value: row.value,
        valid_from: row.from,
        valid_to: row.to,
        source: row.source,
        added_by: by.id,
        added_at: by.at,
      }),
    );
  } catch (error) {
    // exclusion_violation
    if (databaseErrorCode(error) !== "23P01") throw error;
    throw new Refusal("conflict", { message: "Another row has some of these days. End it first." });
  }
}

/**
 * Records that rows were confirmed against the law: all of them, or none.
 *
 * @throws Refusal 404; 409 naming the first row that is already confirmed, or that `problemOf` refuses because of who added it
 */
export async function confirmTaxRows(
  tx: Db,
  ids: readonly number[],
  by: { readonly id: number; readonly at: Date },
  problemOf: (adderId: number) => Promise<string | null>,
): Promise<void> {
  const rows = await store.selectTaxRowsForUpdate(tx, ids);
  if (rows.length < new Set(ids).size) throw new Refusal("not_found");
  const problems = await problemsByAdder(rows, problemOf);
  for (const row of rows) {
    const problem =
      row.confirmed_by === null ? problems.get(row.added_by) : "This row is already confirmed. Load the page again.";
    if (problem) throw new Refusal("conflict", { message: `${nameOf(row)}: ${problem}` });
  }
  await store.updateTaxRowsConfirmed(tx, ids, by.id, by.at);
}

/** `gst 7214 from 2017-07-01` */
const nameOf = (row: { readonly key: string; readonly scope: string; readonly valid_from: string }): string =>
  [row.key, row.scope, "from", row.valid_from].filter(Boolean).join(" ");

async function problemsByAdder(
  rows: readonly { readonly added_by: number | null }[],
  problemOf: (adderId: number) => Promise<string | null>,
): Promise<ReadonlyMap<number | null, string | null>> {
  const adders = [...new Set(rows.map(({ added_by }) => added_by))];
  return new Map(await Promise.all(adders.map(async (id) => [id, id === null ? null : await problemOf(id)] as const)));
}

/** Ends a row with a day, today at the earliest, because documents have been based on it until now. @throws Refusal 404, 409, 422 */
export async function endTaxRow(tx: Db, id: number, day: string, at: Date): Promise<void> {
  const row = found(await store.selectTaxRowForUpdate(tx, id));
  if (row.valid_to !== null) throw new Refusal("conflict", { message: `This row already ends on ${row.valid_to}.` });
  if (!isDay(day) || day < tradeDay(at) || day < row.valid_from) {
    throw invalidField("last_day", "Please enter today or a later day, not before the row begins");
  }
  await store.updateTaxRowEnd(tx, id, day);
}

/** The rows in force at an instant and future ones; with `withEnded`, all of them. */
export async function listTaxRows(db: Db, at: Date, withEnded: boolean) {
  const rows = await store.selectTaxRows(db, withEnded ? null : tradeDay(at));
  return rows.map((row) => ({ ...row, key: taxKeyOf(row.key) }));
}
