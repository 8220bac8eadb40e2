import type { DeskJournalAnswer } from "@mandi/shared/contract/desk/money";
import { addPaise, negatePaise, type Paise, rupeesFromPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { selectAccountOwners } from "../../reads/desk/journals.read";
import { selectSetOffsOfJournal } from "../../reads/set-offs.read";
import { accountCode } from "../ledger/account";
import type { JournalLine } from "../ledger/journal";
import { readJournal, reverse, transactionId } from "../ledger/ledger.service";
import { afterReversal } from "../orders/amounts/order-payment.service";
import { dropUndone, lockForUndoing } from "../payouts/payout.service";
import { owedAgainInWords, sumTakenOff } from "../payouts/set-off.service";
import { voidPaperOfMoney } from "../trade-papers/void-paper.service";
import type { DeskContext, DeskResult } from "./actions/desk-action";
import { selectWaitingAbout } from "./approval.store";
import { isReversible, sideOfEvent } from "./reversal.policy";

/** @throws Refusal 404 unknown, 409 already reversed, 422 an entry that cannot be reversed alone */
async function readReversible(db: Db, journalId: number) {
  const journal = await readJournal(db, journalId);
  const { event, reverses_id, reversed_by_id } = journal.head;
  if (reversed_by_id !== null) throw new Refusal("conflict", { message: "This entry has already been reversed." });
  if (reverses_id !== null) throw new Refusal("refused", { message: "A correction cannot be reversed." });
  if (isReversible(event)) return journal;
  const message = "This entry belongs to a step of an order and is corrected there, not by a reversal.";
  throw new Refusal("refused", { message });
}

/** How much the reversal of an entry moves: the sum of its debits, and what came off it and is owed again. @throws Refusal as `reverseJournal` */
export async function amountOfReversal(db: Db, journalId: number): Promise<Paise> {
  const { lines } = await readReversible(db, journalId);
  return addPaise(debitsOf(lines), sumTakenOff(await selectSetOffsOfJournal(db, journalId)));
}

const debitsOf = (lines: readonly JournalLine[]): Paise =>
  sumPaise(lines.filter(({ amountPaise }) => amountPaise > 0).map(({ amountPaise }) => amountPaise));

/**
 * Reverses an entry of the books by its mirror (docs/domain.md#ledger): nothing is edited, and its order is kept in step.
 *
 * @throws Refusal 404 unknown, 409 already reversed, 422 for one that belongs to a step of an order, or when a balance no longer allows it
 */
export async function reverseJournal(tx: Db, journalId: number, context: DeskContext): Promise<DeskResult> {
  const { head } = await readReversible(tx, journalId);
  const { at, actorId, reason } = context;
  // The order is locked before the accounts, as everywhere else.
  const setOffs = head.order_id === null ? [] : await lockForUndoing(tx, journalId, head.order_id);
  const posted = await reverse(tx, { journalId, reason: cutText(reason, 300) }, { at, actorId });
  const batch = await dropUndone(tx, { journalId, setOffs, reason }, { at, actorId });
  await voidPaperOfMoney(tx, { journalId, paymentId: head.payment_id, reason }, { at, actorId });
  const side = sideOfEvent(head.event);
  if (head.order_id !== null && side !== null) {
    const text = cutText(`Corrected: ${head.description}`, 400);
    await afterReversal(tx, head.order_id, { text, side }, { at, actorId });
  }
  const dropped = batch === null ? "" : ` The payment is dropped from payout batch ${batch}.`;
  const message = `${transactionId(journalId)} is reversed by ${posted.transactionId}.${dropped}${owedAgainInWords(setOffs)}`;
  return { message, id: posted.id };
}

/** An entry of the books with its lines. @throws Refusal 404 */
export async function readJournalForDesk(db: Db, journalId: number): Promise<DeskJournalAnswer> {
  const [{ head, lines }, owners, waiting] = await Promise.all([
    readJournal(db, journalId),
    selectAccountOwners(db, journalId),
    selectWaitingAbout(db, `journal:${journalId}`),
  ]);
  const ownerOf = new Map(owners.map((owner) => [owner.code, owner]));
  const numberOf = (id: number | null): string | null => (id === null ? null : transactionId(id));
  return {
    data: {
      id: head.id,
      transaction_id: transactionId(head.id),
      event: head.event,
      description: head.description,
      at: head.at.toISOString(),
      actor_id: head.actor_id,
      order_id: head.order_id,
      payment_id: head.payment_id,
      reverses: numberOf(head.reverses_id),
      reversed_by: numberOf(head.reversed_by_id),
      can_reverse: head.reverses_id === null && head.reversed_by_id === null && isReversible(head.event) ? 1 : 0,
      approval_id: waiting?.id ?? null,
      amount: rupeesFromPaise(debitsOf(lines)),
      parties: [...new Set(owners.flatMap(({ party }) => party ?? []))],
      lines: lines.map(({ account, amountPaise }) => ({
        account: accountCode(account),
        party: ownerOf.get(accountCode(account))?.party ?? null,
        order: ownerOf.get(accountCode(account))?.order_number ?? null,
        debit: rupeesFromPaise(amountPaise > 0 ? amountPaise : zeroPaise),
        credit: rupeesFromPaise(amountPaise < 0 ? negatePaise(amountPaise) : zeroPaise),
      })),
    },
  };
}
