import type { TopUpBody } from "@mandi/shared/contract/cash-wallet";
import { sentenceOf, textProblem } from "@mandi/shared/contract/field-problem";
import { paidOnField, utrField } from "@mandi/shared/contract/payment";
import { isDay } from "@mandi/shared/format/days";
import { transferDayProblem } from "@mandi/shared/format/transfer-day";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { tradeDay } from "../../platform/clock";
import { invalidField } from "../../platform/errors";

/** A bank transfer that its payer reports. */
export interface BankTransfer {
  readonly utr: string | undefined;
  readonly paidOn: string | undefined;
  /** An upload of the payer that proves it. */
  readonly proofId?: number | undefined;
}

/** The transfer that a payer's request reports. */
export const transferOf = ({ utr, paid_on, upload_id }: Partial<TopUpBody>): BankTransfer => ({
  utr,
  paidOn: paid_on,
  proofId: upload_id,
});

/** A UTR as every bank's statement has it: in upper case, whatever a person types. @throws Refusal 422 */
export function checkUtr(utr = ""): string {
  const normal = normaliseUtr(utr);
  const problem = textProblem(utrField, normal);
  if (problem !== null) throw invalidField("utr", problem);
  return normal;
}

/** The day of a transfer. @throws Refusal 422 for none, one to come or one too long ago */
export function checkPaidOn(paidOn = "", at: Date): string {
  const problem = isDay(paidOn) ? transferDayProblem(paidOn, tradeDay(at)) : sentenceOf(paidOnField);
  if (problem !== null) throw invalidField("paid_on", problem);
  return paidOn;
}
