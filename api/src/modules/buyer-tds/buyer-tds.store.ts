import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Insertable, Selectable } from "kysely";
import type { Db } from "../../platform/database/database";
import { safeInteger } from "../../platform/database/pool";
import type { BuyerTdsTables } from "./buyer-tds.tables";

/** What a buyer claims to have deducted, as it is stored. */
export type AdviceRow = Selectable<BuyerTdsTables["tds_advice"]>;

/** The fields by which certificates are matched. */
export interface DeductedQuarter {
  readonly buyerId: number;
  readonly tan: string;
  readonly code: string;
  /** `2627` */
  readonly year: string;
  /** 1 begins in April. */
  readonly quarter: number;
}

/** What a buyer deducted for an order so far; what the desk refused does not count. */
export async function selectAdvisedOfOrder(db: Db, orderId: number): Promise<Paise> {
  const row = await db
    .selectFrom("tds_advice")
    .select(({ fn }) => fn.sum<string>("amount_paise").as("total"))
    .where("order_id", "=", orderId)
    .where("refused_at", "is", null)
    .executeTakeFirst();
  return paise(safeInteger(row?.total ?? "0"));
}

/** The most advices in one answer; a buyer makes one with each payment. */
const advicesAtMost = 50;

/** The newest of what a buyer claims to have deducted for an order, oldest first. */
export async function selectAdvicesOfOrder(db: Db, orderId: number): Promise<readonly AdviceRow[]> {
  const newest = db
    .selectFrom("tds_advice")
    .selectAll()
    .where("order_id", "=", orderId)
    .orderBy("id", "desc")
    .limit(advicesAtMost);
  return (await newest.execute()).toReversed();
}

/** Everything that counts as deducted for an order, newest first. */
export function selectStandingAdvices(tx: Db, orderId: number): Promise<readonly AdviceRow[]> {
  return tx
    .selectFrom("tds_advice")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("refused_at", "is", null)
    .orderBy("id", "desc")
    .execute();
}

/** Keeps what a buyer claims to have deducted. */
export async function insertAdvice(tx: Db, row: Insertable<BuyerTdsTables["tds_advice"]>): Promise<void> {
  await tx.insertInto("tds_advice").values(row).execute();
}

/** An advice, locked until the transaction ends. */
export function selectAdviceForUpdate(tx: Db, id: number): Promise<AdviceRow | undefined> {
  return tx.selectFrom("tds_advice").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Records why an advice does not count. */
export async function updateRefused(tx: Db, id: number, refusal: string, at: Date): Promise<void> {
  await tx.updateTable("tds_advice").set({ refused_at: at, refusal }).where("id", "=", id).execute();
}

/** What a buyer deducted in a quarter and no certificate has shown yet. */
export async function selectOpenOfQuarter(db: Db, of: DeductedQuarter): Promise<Paise> {
  const advised = await db
    .selectFrom("tds_advice")
    .select(({ fn }) => fn.sum<string>("amount_paise").as("total"))
    .where("buyer_id", "=", of.buyerId)
    .where("financial_year", "=", of.year)
    .where("quarter", "=", of.quarter)
    .where("tan", "=", of.tan)
    .where("code", "=", of.code)
    .where("refused_at", "is", null)
    .executeTakeFirst();
  const certified = await db
    .selectFrom("tds_certificate")
    .select(({ fn }) => fn.sum<string>("credited_paise").as("total"))
    .where("buyer_id", "=", of.buyerId)
    .where("financial_year", "=", of.year)
    .where("quarter", "=", of.quarter)
    .where("tan", "=", of.tan)
    .where("code", "=", of.code)
    .executeTakeFirst();
  return paise(safeInteger(advised?.total ?? "0") - safeInteger(certified?.total ?? "0"));
}

/** Whether a certificate of a buyer's quarter is entered already. */
export async function isCertificateTaken(tx: Db, of: DeductedQuarter, number: string): Promise<boolean> {
  const row = await tx
    .selectFrom("tds_certificate")
    .select("id")
    .where("tan", "=", of.tan)
    .where("financial_year", "=", of.year)
    .where("quarter", "=", of.quarter)
    .where("number", "=", number)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps a certificate; it is never changed. */
export async function insertCertificate(tx: Db, row: Insertable<BuyerTdsTables["tds_certificate"]>): Promise<void> {
  await tx.insertInto("tds_certificate").values(row).execute();
}
