import { formatPaise } from "@mandi/shared/format/rupees";
import type { Paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { invalidField, Refusal } from "../../platform/errors";
import { type AccountRef, platformAccount, tdsPayable } from "./account";
import { lockBalance } from "./account.service";
import { lockOwedBeforeClaims } from "./claims.service";
import { type PostedJournal, post } from "./ledger.service";
import { ledgerEvents } from "./ledger-events";
import type { TaxDeductedFacts } from "./ledger-facts";
import { keyAfterReversal } from "./once-key";

/*
 * Taxes that the platform owes for others: GST under reverse charge and TDS. As in the entries of an order, everything runs in
 * the caller's transaction.
 */

/** The once key of the tax that was deducted on a document. */
export function tdsKey(paperId: number): string {
  return `tds:${paperId}`;
}

/**
 * Tax deducted from what is owed for a bill; once for its document. It is deducted in full even where a claim leaves less than the tax.
 *
 * @throws Refusal 409 when what was paid for the order leaves less than the tax
 */
export async function recordDeduction(
  tx: Db,
  entry: TaxDeductedFacts & { readonly from: "seller" | "transporter"; readonly paperId: number },
  context: ActContext,
): Promise<PostedJournal> {
  const { from, order, paperId, bill, amountPaise } = entry;
  const owedPaise = await lockOwedBeforeClaims(tx, order.id, from);
  if (amountPaise > owedPaise) {
    const owed = owedPaise > 0 ? `only ${formatPaise(owedPaise)} is owed` : "nothing is owed";
    const message = `TDS on bill ${bill} is ${formatPaise(amountPaise)}, and ${owed} for this order. Our desk may have to reverse a payment first.`;
    throw new Refusal("conflict", { message });
  }
  const event = from === "seller" ? ledgerEvents.taxDeductedFromSeller : ledgerEvents.taxDeductedFromTransporter;
  return post(tx, event(entry), { ...context, orderId: order.id, onceKey: tdsKey(paperId) });
}

/** Waits for every deduction, cancellation and deposit under a code that is not finished, and makes later ones wait. */
export async function lockDeductions(tx: Db, code: string): Promise<void> {
  await lockBalance(tx, tdsPayable(code));
}

/** The same for GST under reverse charge. */
export async function lockReverseCharge(tx: Db): Promise<void> {
  await lockBalance(tx, platformAccount("rcm_payable"));
}

/**
 * TDS under a code, paid to the government. The caller knows what is owed: a month's tax is paid even while more than another's was, for
 * example because of a bill that was cancelled later.
 *
 * @throws Refusal 409 for a used challan
 */
export async function recordDeductionDeposit(
  tx: Db,
  entry: { readonly code: string; readonly amountPaise: Paise; readonly challan: string },
  context: ActContext,
): Promise<PostedJournal> {
  const onceKey = await keyAfterReversal(tx, `tds-deposit:${entry.code}:${entry.challan}`);
  return post(tx, ledgerEvents.taxDeductedDeposited(entry), { ...context, onceKey });
}

/** GST under reverse charge, paid to the state; `cpin` is the same for each number of a challan. @throws Refusal 409 for a used challan, 422 above what is owed */
export async function recordReverseChargeDeposit(
  tx: Db,
  entry: { readonly amountPaise: Paise; readonly challan: string; readonly cpin: string },
  context: ActContext,
): Promise<PostedJournal> {
  await refuseAboveOwed(tx, platformAccount("rcm_payable"), entry.amountPaise);
  const onceKey = await keyAfterReversal(tx, `rcm:${entry.cpin}`);
  return post(tx, ledgerEvents.reverseChargeDeposited(entry), { ...context, onceKey });
}

async function refuseAboveOwed(tx: Db, account: AccountRef, amountPaise: Paise): Promise<void> {
  const owedPaise = await lockBalance(tx, account);
  if (amountPaise > 0 && amountPaise <= owedPaise) return;
  throw invalidField("amount", owedPaise > 0 ? `Only ${formatPaise(owedPaise)} is owed` : "Nothing is owed");
}
