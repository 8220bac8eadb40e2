import { maxPaise, minPaise, type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../../platform/database/database";
import { readFreightTaxToCome } from "../../tds/tds.service";

/** A payment to a side of an order, with the freight of its delivered vehicles without an approved bill; that is zero for a seller. */
interface UnbilledPayment {
  readonly payee_id: number | null;
  readonly unbilled_paise: number;
  /** What is owed, before the payee's debts come off. */
  readonly amount_paise: number;
  /** What stays owed after it, from which the tax can still be deducted. */
  readonly left_paise: number;
}

/** Tax on bills to come that could not be deducted any more once this is paid. */
export async function taxAtRisk(db: Db, payment: UnbilledPayment, now: Date): Promise<Paise> {
  const { payee_id, unbilled_paise, amount_paise, left_paise } = payment;
  if (payee_id === null || unbilled_paise === 0) return zeroPaise;
  const taxPaise = await readFreightTaxToCome(db, payee_id, paise(unbilled_paise), now);
  const uncoveredPaise = subtractPaise(taxPaise, maxPaise(zeroPaise, paise(left_paise)));
  return minPaise(maxPaise(zeroPaise, uncoveredPaise), paise(amount_paise));
}
