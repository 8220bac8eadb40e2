import type { DeskJournalAnswer } from "@mandi/shared/contract/desk/money";
import { addPaise, negatePaise, type Paise, rupeesFromPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";
import { Refusal } from "../../platform/errors";
import { selectAccountOwners } from "../../reads/desk/journals.read";
import { selectSetOffsOfJournal } from "../../reads/set-offs.read";
import { accountCode } from "../ledger/account";
import { lockBalances } from "../ledger/account.service";
import type { JournalLine } from "../ledger/journal";
import { listReversedWith, readJournal, reverse, transactionId } from "../ledger/ledger.service";
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

/**
 * How much the reversal of an entry moves: its debits, those of the other entries of its transfer, and what came off it and is owed again.
 *
 * @throws Refusal as `reverseJournal`
 */
export async function amountOfReversal(db: Db, journalId: number): Promise<Paise> {
  const { head } = await readReversible(db, journalId);
  const undone = await sumOfDebits(db, await listReversedWith(db, head));
  return addPaise(undone, sumTakenOff(await selectSetOffsOfJournal(db, journalId)));
}

async function sumOfDebits(db: Db, journalIds: readonly number[]): Promise<Paise> {
  const journals = await Promise.all(journalIds.map((id) => readJournal(db, id)));
  return sumPaise(journals.map(({ lines }) => debitsOf(lines)));
}

const debitsOf = (lines: readonly JournalLine[]): Paise =>
  sumPaise(lines.filter(({ amountPaise }) => amountPaise > 0).map(({ amountPaise }) => amountPaise));

/**
 * Reverses an entry of the books by its mirror (docs/domain.md#ledger): nothing is edited, and its order is kept in step. A transfer with several
 * entries, one for the credit that it repaid and one for the rest, is reversed whole (docs/decisions/0271-a-transfer-is-reversed-whole.md).
 *
 * @throws Refusal 404 unknown, 409 already reversed, 422 for one that belongs to a step of an order, or when a balance no longer allows it
 */
export async function reverseJournal(tx: Db, journalId: number, context: DeskContext): Promise<DeskResult> {
  const { head } = await readReversible(tx, journalId);
  const { at, actorId, reason } = context;
  // The order is locked before the accounts, as everywhere else.
  const setOffs = head.order_id === null ? [] : await lockForUndoing(tx, journalId, head.order_id);
  const undone = await listReversedWith(tx, head);
  await lockJournals(tx, undone);
  const posted = [];
  for (const id of undone) {
    const by = await reverse(tx, { journalId: id, reason: cutText(reason, 300) }, { at, actorId });
    posted.push({ id: by.id, words: `${transactionId(id)} is reversed by ${by.transactionId}.` });
  }
  const batch = await dropUndone(tx, { journalId, setOffs, reason }, { at, actorId });
  await voidPaperOfMoney(tx, { journalId, paymentId: head.payment_id, reason }, { at, actorId });
  const side = sideOfEvent(head.event);
  if (head.order_id !== null && side !== null) {
    const text = cutText(`Corrected: ${head.description}`, 400);
    await afterReversal(tx, head.order_id, { text, side }, { at, actorId });
  }
  const dropped = batch === null ? "" : ` The payment is dropped from payout batch ${batch}.`;
  const message = `${posted.map(({ words }) => words).join(" ")}${dropped}${owedAgainInWords(setOffs)}`;
  return { message, ...(posted[0] && { id: posted[0].id }) };
}

/** Locks the accounts of all these entries at once: one after the other, two reversals could wait for each other. */
async function lockJournals(tx: Db, journalIds: readonly number[]): Promise<void> {
  const journals = await Promise.all(journalIds.map((id) => readJournal(tx, id)));
  await lockBalances(tx, ...journals.flatMap(({ lines }) => lines.map(({ account }) => account)));
}

/** An entry of the books with its lines. @throws Refusal 404 */
export async function readJournalForDesk(db: Db, journalId: number): Promise<DeskJournalAnswer> {
  const [{ head, lines }, owners, waiting] = await Promise.all([
    readJournal(db, journalId),
    selectAccountOwners(db, journalId),
    selectWaitingAbout(db, `journal:${journalId}`),
  ]);
  const canReverse = head.reverses_id === null && head.reversed_by_id === null && isReversible(head.event);
  const undonePaise = canReverse ? await sumOfDebits(db, await listReversedWith(db, head)) : debitsOf(lines);
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
      can_reverse: canReverse ? 1 : 0,
      approval_id: waiting?.id ?? null,
      amount: rupeesFromPaise(undonePaise),
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
