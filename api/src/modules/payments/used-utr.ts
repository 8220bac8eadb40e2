import { usedUtrText } from "@mandi/shared/contract/payment";
import { formatDay } from "@mandi/shared/format/dates";
import { formatPaise } from "@mandi/shared/format/rupees";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { findOwnUse, lockOwnUse } from "../ledger/reference-once.service";
import { type Payment, selectPaymentByUtr } from "./payment.store";
import { subjectOf } from "./transfer-notices";

const usedByAnother = `${usedUtrText} by somebody else. Please check it, or contact our desk.`;

/**
 * Why a UTR cannot be reported: a payment that was not rejected has it, or one that we made. Its own payer reads which one; anybody else, and the desk
 * when it enters a transfer, only that there is one.
 *
 * @param utr in capitals, as it is stored
 * @param payerId who reports it; null for the desk
 * @returns null for a UTR that is free
 */
export async function usedUtrWords(db: Db, utr: string, payerId: number | null): Promise<string | null> {
  const used = await selectPaymentByUtr(db, utr);
  if (used === undefined) return ownUseWords(db, utr, payerId);
  if (payerId === null) return usedUtrText;
  if (used.payerId !== payerId) return usedByAnother;
  const { purpose } = await subjectOf(db, used);
  const day = used.paidOn === null ? "" : `, transferred on ${formatDay(used.paidOn)}`;
  return `You have already reported this UTR: ${formatPaise(used.amountPaise)} ${purpose}${day}.`;
}

/** The same for money that we paid, or that a supplier paid back, under it: only the desk learns that, and which. */
export async function ownUseWords(db: Db, utr: string, payerId: number | null): Promise<string | null> {
  const own = await findOwnUse(db, utr);
  return own === null || payerId === null ? own : usedByAnother;
}

/** A report under the reference of our own payment is not money that came in. @throws Refusal 409 */
export async function refuseOwnUse(tx: Db, { utr }: Payment): Promise<void> {
  const own = utr === null ? null : await lockOwnUse(tx, utr);
  if (own !== null) throw new Refusal("conflict", { message: `${own}. Please reject this transfer.` });
}
