import { formatExactPaise } from "@mandi/shared/format/exact";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { invalidField } from "../../platform/errors";
import { type ReferenceUse, selectReferenceUses } from "../../reads/reference-uses.read";
import { bankReference } from "./bank-reference";

/*
 * A bank reference stands for one movement of money, whichever way that went (decision 0293). What a payer only reports is no movement:
 * it holds nothing up, and cannot be accepted once the reference is ours.
 */

/** What is entered under a reference by the desk. */
export type EnteredAs =
  | { readonly as: "payout" | "batch row" | "paid-back" }
  | { readonly as: "wallet-payout"; readonly userId: number };

/**
 * Refuses a reference under which money moved in another way. Two people who enter the same one at once take turns.
 *
 * @param field of the request that has the reference
 * @returns what follows in the answer: a space and the reports that wait under it; empty where none does
 * @throws Refusal 422
 */
export async function refuseUsedReference(tx: Db, typed: string, entered: EnteredAs, field: string): Promise<string> {
  const reference = bankReference(typed);
  const uses = await usesUnderLock(tx, reference);
  const other = uses.find((use) => use.kind !== "report" && !isRepeated(use, entered));
  if (other !== undefined) throw invalidField(field, `${reference} ${wordsOf(other)}`);
  return uses.map((use) => (use.kind === "report" ? reportInWords(reference, use) : "")).join("");
}

/** What our own payment, or one back to us, under the UTR of a transfer is, for the desk; null where there is none. Waits like an entry. */
export async function lockOwnUse(tx: Db, utr: string): Promise<string | null> {
  return ownUseIn(utr, await usesUnderLock(tx, utr));
}

/** As `lockOwnUse`, for reading only. */
export async function findOwnUse(db: Db, utr: string): Promise<string | null> {
  return ownUseIn(utr, await selectReferenceUses(db, [utr]));
}

function ownUseIn(utr: string, uses: readonly ReferenceUse[]): string | null {
  const own = uses.find(({ kind }) => kind !== "report" && kind !== "transfer");
  return own === undefined ? null : `${utr} ${wordsOf(own)}`;
}

async function usesUnderLock(tx: Db, reference: string): Promise<readonly ReferenceUse[]> {
  const utr = normaliseUtr(reference);
  await advisoryLock(tx, "bank reference", utr);
  return selectReferenceUses(tx, [...new Set([reference, utr])]);
}

/** One transfer may pay for several orders of a payee; the same entry again is refused by its once key. */
function isRepeated({ kind, batch_id, user_id }: ReferenceUse, entered: EnteredAs): boolean {
  if (entered.as === "wallet-payout") return kind === "wallet-payout" && user_id === entered.userId;
  return kind === entered.as && batch_id === null;
}

function wordsOf({ kind, order_number, batch_id, party, amount_paise }: ReferenceUse): string {
  const amount = formatExactPaise(paise(amount_paise));
  if (batch_id !== null) return `has already paid a row of payout batch ${batch_id}`;
  switch (kind) {
    case "payout":
      return `has already paid for order ${order_number}`;
    case "paid-back":
      return `has already brought ${amount} back for order ${order_number}`;
    case "wallet-payout":
      return `has already paid ${amount} out of the wallet of ${party}`;
    default:
      return `is the UTR of a transfer of ${amount} that ${party} paid to us`;
  }
}

function reportInWords(reference: string, { party, amount_paise }: ReferenceUse): string {
  const amount = formatExactPaise(paise(amount_paise));
  return ` ${party} has reported ${amount} to us under ${reference}. That transfer cannot be accepted: please reject it.`;
}
