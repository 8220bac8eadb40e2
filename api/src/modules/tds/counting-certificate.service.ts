import { maxPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import { type BasisPoints, basisPoints } from "@mandi/shared/money/percent";
import type { Db } from "../../platform/database/database";
import { selectPayeeCertificate } from "../lower-deduction/counting.open.store";
import { selectUsedOf } from "./certified.open.store";

/** A certificate that counts for a bill, and what is left of its ceiling. */
export interface CountingCertificate {
  readonly id: number;
  readonly number: string;
  readonly bp: BasisPoints;
  readonly leftPaise: Paise;
}

/** The certificate that counts under a code on a day, with what is left; the person's year is locked. */
export async function findLowerCertificate(
  tx: Db,
  { pan, code, day }: { readonly pan: string; readonly code: string; readonly day: string },
): Promise<CountingCertificate | undefined> {
  const row = await selectPayeeCertificate(tx, pan, code, day);
  if (row === undefined) return undefined;
  const used = (await selectUsedOf(tx, [row.id])).get(row.id) ?? zeroPaise;
  const leftPaise = maxPaise(zeroPaise, subtractPaise(paise(row.ceiling_paise), used));
  return { id: row.id, number: row.number, bp: basisPoints(row.rate_bp), leftPaise };
}
