import { type Paise, paise } from "@mandi/shared/money/paise";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { accountCode } from "./account";
import { type JournalContent, JournalError, type JournalLine, mergeLines } from "./journal";
import {
  insertJournal,
  type LockedAccount,
  lockAccounts,
  selectJournal,
  selectReversalsOfPayments,
  selectStandingOfPayment,
} from "./ledger.store";

/** When, by whom and for what a journal is posted. */
export interface JournalContext extends ActContext {
  /** The order and payment that it belongs to; null or absent for none. */
  readonly orderId?: number | null;
  readonly paymentId?: number | null;
  /** Identifies a business fact that may be posted only once; a second journal with it is refused (409). */
  readonly onceKey?: string;
}

export interface PostedJournal {
  readonly id: number;
  /** Its number in statements, `JRN0004821`. */
  readonly transactionId: string;
}

/** The number of a journal as people read it in statements. */
export function transactionId(journalId: number): string {
  return `JRN${String(journalId).padStart(7, "0")}`;
}

const shortOf: Partial<Record<LockedAccount["kind"], string>> = {
  wallet: "Your cash wallet balance is not enough.",
  hold: "The amount set aside is not enough.",
  advance: "The order's advance is not enough.",
};
const overRepaid = "This is more than the credit in use.";
const overLimit = "Your available credit is not enough.";

/**
 * Posts one journal: the only way money moves. Must run inside a transaction.
 *
 * Locks the accounts in one fixed order, so that concurrent journals queue instead of deadlocking, and then decides on the
 * locked balances. The database checks the same rules once more (0010_ledger.sql).
 *
 * @throws Refusal 422 when a balance would fall below zero or drawn credit rise above its limit, 409 for a used once key.
 * @throws JournalError when the content is not a journal.
 */
export async function post(tx: Db, content: JournalContent, context: JournalContext): Promise<PostedJournal> {
  return write(tx, content, context, null);
}

/**
 * Reverses a journal by posting its mirror; history stays as it was. Must run inside a transaction.
 *
 * @throws Refusal 404 for an unknown journal, 409 when it is already reversed, 422 for a reversal, for money in a hold, or
 * when a balance no longer allows it.
 */
export async function reverse(
  tx: Db,
  input: { readonly journalId: number; readonly reason: string },
  context: ActContext,
): Promise<PostedJournal> {
  const { head, lines } = found(await selectJournal(tx, input.journalId));
  if (head.reverses_id !== null) throw new Refusal("refused", { message: "A correction cannot be reversed." });
  if (lines.some(({ account }) => account.kind === "hold")) {
    throw new Refusal("refused", { message: "Money that was set aside for an order is not moved by a reversal." });
  }
  const content = {
    event: "reversal",
    description: `${reversalOf(head.id)}${input.reason}`,
    lines: lines.map(({ account, amountPaise }) => ({ account, amountPaise: paise(-amountPaise) })),
  };
  return write(tx, content, { ...context, ...subjectOf(head) }, head.id);
}

const reversalOf = (journalId: number): string => `Reversal of ${transactionId(journalId)}: `;

/** Why and when the last entry of a payment was reversed. */
export interface ReversedPayment {
  readonly at: Date;
  readonly reason: string;
}

/** The last reversals of payments, by payment; one of which any entry stands is not included. */
export async function readReversals(
  db: Db,
  paymentIds: readonly number[],
): Promise<ReadonlyMap<number, ReversedPayment>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await selectReversalsOfPayments(db, paymentIds);
  return new Map(
    rows.map(({ payment_id, reverses_id, at, description }) => {
      return [payment_id ?? 0, { at, reason: description.slice(reversalOf(reverses_id ?? 0).length) }];
    }),
  );
}

/** The entries that a reversal of this one undoes: it, and the others of its payment that stand. */
export async function listReversedWith(
  db: Db,
  { id, payment_id }: { readonly id: number; readonly payment_id: number | null },
): Promise<readonly number[]> {
  const standing = payment_id === null ? [] : await selectStandingOfPayment(db, payment_id);
  return [id, ...standing.filter((other) => other !== id)];
}

/** A journal with its lines and the one that reversed it. @throws Refusal 404 */
export async function readJournal(db: Db, journalId: number) {
  return found(await selectJournal(db, journalId));
}

function subjectOf(head: { order_id: number | null; payment_id: number | null }): Partial<JournalContext> {
  return { orderId: head.order_id, paymentId: head.payment_id };
}

async function write(
  tx: Db,
  content: JournalContent,
  context: JournalContext,
  reversesId: number | null,
): Promise<PostedJournal> {
  if (!tx.isTransaction) throw new JournalError("A journal is posted inside a transaction");
  const lines = mergeLines(content.lines);
  const accounts = await lockAccounts(
    tx,
    lines.map(({ account }) => account),
  );
  const placed = lines.map((line) => place(line, accounts));
  for (const { account, amountPaise } of placed) refuseForbiddenBalance(account, amountPaise);
  const id = await insertJournal(
    tx,
    {
      event: content.event,
      description: content.description,
      at: context.at,
      actorId: context.actorId,
      orderId: context.orderId ?? null,
      paymentId: context.paymentId ?? null,
      onceKey: context.onceKey ?? null,
      reversesId,
    },
    placed.map(({ account, amountPaise }) => ({ account, amountPaise, accountId: account.id })),
  );
  if (id === undefined) throw new Refusal("conflict", { message: "This has already been recorded." });
  return { id, transactionId: transactionId(id) };
}

function place(line: JournalLine, accounts: ReadonlyMap<string, LockedAccount>) {
  const account = accounts.get(accountCode(line.account));
  if (!account) throw new JournalError(`No account ${accountCode(line.account)}`);
  return { account, amountPaise: line.amountPaise };
}

function refuseForbiddenBalance(account: LockedAccount, amountPaise: Paise): void {
  const after = account.balancePaise + amountPaise * account.normalSide;
  if (account.kind === "credit") {
    if (after < 0) throw new Refusal("refused", { message: overRepaid });
    // A limit is never below what is drawn (0010_ledger.sql), so a repayment always passes here.
    if (after > account.limitPaise) throw new Refusal("refused", { message: overLimit });
    return;
  }
  const message = shortOf[account.kind];
  if (message !== undefined && after < 0) throw new Refusal("refused", { message });
}
