import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Insertable } from "kysely";
import type { Db } from "../../platform/database/database";
import { safeInteger } from "../../platform/database/pool";
import type { YearSoFar } from "./tds.policy";
import type { TdsKind, TdsTables } from "./tds.tables";

/** Identifies limits: a person's, for one kind of bills in one financial year (`2627`). */
export interface TdsYear {
  readonly person: string;
  /** What they billed earlier under another PAN, or none, counts too. */
  readonly userId: number;
  readonly kind: TdsKind;
  readonly year: string;
}

/** What counts towards a person's limits so far. */
export async function selectYearSoFar(db: Db, { person, userId, kind, year }: TdsYear): Promise<YearSoFar> {
  const row = await db
    .selectFrom("tds_entry")
    .select(({ fn }) => [fn.sum<string>("base_paise").as("base"), fn.sum<string>("portion_paise").as("portion")])
    .where(({ or, eb }) => or([eb("person", "=", person), eb("user_id", "=", userId)]))
    .where("kind", "=", kind)
    .where("financial_year", "=", year)
    .executeTakeFirst();
  return { basePaise: total(row?.base), portionPaise: total(row?.portion) };
}

/** The figures of a year that were entered by hand before the platform's first bill. */
export async function selectOpening(db: Db, { person, userId, kind, year }: TdsYear): Promise<YearSoFar> {
  const row = await db
    .selectFrom("tds_entry")
    .select(({ fn }) => [fn.sum<string>("base_paise").as("base"), fn.sum<string>("portion_paise").as("portion")])
    .where(({ or, eb }) => or([eb("person", "=", person), eb("user_id", "=", userId)]))
    .where("kind", "=", kind)
    .where("financial_year", "=", year)
    .where("cause", "=", "opening")
    .executeTakeFirst();
  return { basePaise: total(row?.base), portionPaise: total(row?.portion) };
}

function total(sum: string | null | undefined): Paise {
  return paise(safeInteger(sum ?? "0"));
}

/** Adds a row; it is never changed. */
export async function insertEntry(tx: Db, entry: Insertable<TdsTables["tds_entry"]>): Promise<void> {
  await tx.insertInto("tds_entry").values(entry).execute();
}

/** The row of a bill's document; undefined where it did not count. */
export function selectEntryOfBill(db: Db, paperId: number) {
  return db
    .selectFrom("tds_entry")
    .selectAll()
    .where("paper_id", "=", paperId)
    .where("cause", "=", "bill")
    .executeTakeFirst();
}

/** Whether a carrier declared for a financial year that they own few vehicles. */
export async function hasDeclared(db: Db, userId: number, year: string): Promise<boolean> {
  const row = await db
    .selectFrom("tds_declaration")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("financial_year", "=", year)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a carrier's declaration. False when there already is one for the year. */
export async function insertDeclaration(tx: Db, row: Insertable<TdsTables["tds_declaration"]>): Promise<boolean> {
  const stored = await tx
    .insertInto("tds_declaration")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return stored !== undefined;
}

/** Stores what a payment to the government was for. */
export async function insertDeposit(tx: Db, row: Insertable<TdsTables["tds_deposit"]>): Promise<void> {
  await tx.insertInto("tds_deposit").values(row).execute();
}
