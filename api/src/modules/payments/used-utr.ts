import { usedUtrText } from "@mandi/shared/contract/payment";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPaise } from "@mandi/shared/format/rupees";
import type { Db } from "../../platform/database/database";
import { selectPaymentByUtr } from "./payment.store";
import { subjectOf } from "./transfer-notices";

/**
 * Why a UTR cannot be reported: a payment that was not rejected has it. Its own payer reads which one; anybody else, and the desk
 * when it enters a transfer, only that there is one.
 *
 * @param utr in capitals, as it is stored
 * @param payerId who reports it; null for the desk
 * @returns null for a UTR that is free
 */
export async function usedUtrWords(db: Db, utr: string, payerId: number | null): Promise<string | null> {
  const used = await selectPaymentByUtr(db, utr);
  if (used === undefined) return null;
  if (payerId === null) return usedUtrText;
  if (used.payerId !== payerId) return `${usedUtrText} by somebody else. Please check it, or contact our desk.`;
  const { purpose } = await subjectOf(db, used);
  const day = used.paidOn === null ? "" : `, transferred on ${formatDay(used.paidOn)}`;
  return `You have already reported this UTR: ${formatPaise(used.amountPaise)} ${purpose}${day}.`;
}
