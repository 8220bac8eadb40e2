import { type Paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { type BasisPoints, percentFromBasisPoints } from "@mandi/shared/money/percent";
import type { PersonContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { databaseErrorCode, inSavepoint } from "../../platform/database/transaction";
import { found, invalidField, Refusal } from "../../platform/errors";
import { refuseInvalidRange } from "../../platform/valid-days";
import { percent, rupees } from "../../platform/wire-figures";
import { type CertificateTable, selectCertificateForUpdate, updateCertificateEnd } from "./certificate.store";

/** A certificate of lower deduction as the tax office wrote it. */
export interface Certificate {
  readonly code: string;
  readonly number: string;
  readonly rate: BasisPoints;
  readonly ceilingPaise: Paise;
  readonly firstDay: string;
  readonly lastDay: string;
}

/** What the law says on the first day of a certificate. */
interface Law {
  readonly code: string;
  readonly bp: BasisPoints;
}

/** Refuses days that do not exist, run backwards or are over. @throws Refusal 422 at `first_day` or `last_day` */
export function refuseDays({ firstDay, lastDay }: Certificate, at: Date): void {
  refuseInvalidRange(firstDay, lastDay);
  if (lastDay < tradeDay(at)) throw invalidField("last_day", "This certificate has expired");
}

/**
 * The code must be the law's, and the rate below the law's.
 *
 * @param whoDeducts as the message says it: "we deduct from them"
 * @throws Refusal 422 at `first_day`, `code` or `rate`
 */
export function refuseTerms({ code, rate }: Certificate, law: Law | undefined, whoDeducts: string): void {
  if (law === undefined)
    throw invalidField("first_day", "The TDS rate of this day is missing. Please add it under Tax rates");
  if (code !== law.code) throw invalidField("code", `On that day ${whoDeducts} under code ${law.code}`);
  if (rate >= law.bp)
    throw invalidField("rate", `The rate must be below the statutory rate of ${percentFromBasisPoints(law.bp)}%`);
}

/** The columns of a certificate that is entered now for a person. */
export function rowOf(userId: number, certificate: Certificate, { at, actorId }: PersonContext) {
  const { code, number, rate, ceilingPaise, firstDay, lastDay } = certificate;
  const terms = { code, number, rate_bp: rate, ceiling_paise: ceilingPaise, first_day: firstDay, last_day: lastDay };
  return { user_id: userId, ...terms, entered_at: at, entered_by: actorId, ended_at: null, ended_by: null };
}

/**
 * Keeps a certificate that no other one overlaps.
 *
 * @param whose as the message says it: "this PAN"
 * @throws Refusal 409
 */
export async function keepAlone(tx: Db, whose: string, insert: () => Promise<void>): Promise<void> {
  try {
    await inSavepoint(tx, insert);
  } catch (error) {
    // exclusion_violation
    if (databaseErrorCode(error) !== "23P01") throw error;
    throw new Refusal("conflict", {
      message: `Another certificate for ${whose} and code covers some of these days. Please end it first.`,
    });
  }
}

/** Ends a certificate that was entered wrongly or cancelled; earlier bills keep its rate. @throws Refusal 404, 409 already ended */
export async function endCertificate(
  tx: Db,
  table: CertificateTable,
  id: number,
  { at, actorId }: PersonContext,
): Promise<void> {
  const row = found(await selectCertificateForUpdate(tx, table, id));
  if (row.ended_at !== null) throw new Refusal("conflict", { message: "This certificate has already been ended." });
  await updateCertificateEnd(tx, table, id, { at, by: actorId });
}

/** The person at whose page it was entered. @throws Refusal 404 */
export async function personOfCertificate(tx: Db, table: CertificateTable, id: number): Promise<readonly number[]> {
  return [found(await selectCertificateForUpdate(tx, table, id)).user_id];
}

interface CertificateRow {
  readonly id: number;
  readonly number: string;
  readonly code: string;
  readonly rate_bp: number;
  readonly ceiling_paise: number;
  readonly first_day: string;
  readonly last_day: string;
}

/** A certificate as the desk reads it, with the used part of its ceiling. */
export function figuresOf(
  { id, number, code, rate_bp, ceiling_paise, first_day, last_day }: CertificateRow,
  usedPaise: Paise,
) {
  const rate = percent(rate_bp);
  const ceiling = rupees(ceiling_paise);
  return { id, number, code, rate, ceiling, used: rupeesFromPaise(usedPaise), first_day, last_day };
}
