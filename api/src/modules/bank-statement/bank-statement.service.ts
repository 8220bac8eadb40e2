import { statementLines } from "@mandi/shared/contract/desk/bank-statement";
import { counted } from "@mandi/shared/format/counted";
import { formatExactPaise } from "@mandi/shared/format/exact";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { normaliseUtr } from "@mandi/shared/format/utr";
import { type Paise, paise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../platform/act-context";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { type PaymentOfLine, selectPaymentOfLine, selectReceivedFor } from "../../reads/desk/bank-line-payers.read";
import * as store from "./bank-line.store";
import { readCsv } from "./read-csv";
import { isMt940, readMt940 } from "./read-mt940";
import { digestsOf, StatementError, type StatementLine } from "./statement-line";

/**
 * Keeps the lines of a bank statement, CSV or MT940; a line that is already there is not added again.
 *
 * @throws Refusal 422 at `statement`, with a message for the person who chose the file; nothing of it is kept
 */
export async function importStatement(
  tx: Db,
  file: string,
  imported: { readonly at: Date; readonly by: number },
): Promise<{ readonly lines: number; readonly added: number }> {
  const lines = listStatement(file);
  if (lines.length === 0) throw invalidField("statement", "There is no payment in this statement.");
  if (lines.length > statementLines) {
    const [has, atMost] = [counted(lines.length, "line"), formatGrouped(statementLines)];
    const message = `This statement has ${has}; at most ${atMost} can be imported at once. Please export fewer days at once.`;
    throw invalidField("statement", message);
  }
  if (lines.some(({ day }) => day > tradeDay(imported.at))) {
    throw invalidField("statement", "A line has a day in the future.");
  }
  const digests = digestsOf(lines);
  const stored = lines.flatMap((line, place) => {
    const digest = digests[place];
    return digest === undefined ? [] : [{ ...line, digest }];
  });
  return { lines: lines.length, added: await store.insertBankLines(tx, stored, imported) };
}

interface DeskEntry extends PersonContext {
  readonly reason: string;
}

/** A line that was received. @throws Refusal 404, 409 for one that was paid out */
export async function readReceivedLine(db: Db, lineId: number) {
  const line = found(await store.selectLine(db, lineId));
  if (line.amount_paise < 0) throw new Refusal("conflict", { message: "This line was paid out." });
  return line;
}

/**
 * Takes a received line out of the open ones, with a reason; it is open again once somebody reports a transfer with its UTR, or the desk
 * brings it back.
 *
 * @throws Refusal 404, 409 when it is set aside already
 */
export async function setLineAside(tx: Db, lineId: number, { reason, at, actorId }: DeskEntry): Promise<void> {
  await readReceivedLine(tx, lineId);
  if ((await asideOf(tx, lineId)) !== undefined) {
    throw new Refusal("conflict", { message: "This line has already been set aside." });
  }
  await store.insertAside(tx, { line_id: lineId, reason, at, actor_id: actorId });
}

/** Brings a line back that was set aside. @throws Refusal 404, 409 when it is not set aside */
export async function bringLineBack(tx: Db, lineId: number, { reason, at, actorId }: DeskEntry): Promise<void> {
  await readReceivedLine(tx, lineId);
  const asideId = await asideOf(tx, lineId);
  if (asideId === undefined) throw new Refusal("conflict", { message: "This line is not set aside." });
  await store.insertReturn(tx, { aside_id: asideId, reason, at, actor_id: actorId });
}

/**
 * A received line for which the desk may enter a payment, locked until the transaction ends.
 *
 * @throws Refusal 404, 409 while it is set aside or a payment accounts for it
 */
export async function lockOpenLine(tx: Db, lineId: number) {
  const line = await readReceivedLine(tx, lineId);
  if ((await asideOf(tx, lineId)) !== undefined) {
    throw new Refusal("conflict", { message: "This line is set aside. Please bring it back first." });
  }
  const payment = await selectPaymentOfLine(tx, lineId);
  if (payment !== undefined) {
    const how = payment.status === "verified" ? "has already been accepted" : "is already under check";
    throw new Refusal("conflict", { message: `The payment of this line ${how}.` });
  }
  return line;
}

async function asideOf(tx: Db, lineId: number): Promise<number | undefined> {
  await store.lockLine(tx, lineId);
  return store.selectAside(tx, lineId);
}

/**
 * The UTR of a payment that the desk enters for a line: one in its text, or where that has none, one of no other line.
 *
 * @throws Refusal 422 at `utr`
 */
export async function checkUtrOfLine(tx: Db, utrs: readonly string[], typed: string): Promise<string> {
  const utr = normaliseUtr(typed);
  if (utrs.includes(utr)) return utr;
  if (utrs.length > 0) throw invalidField("utr", "The text of this line has another UTR. Please copy it from there");
  if ((await store.selectReceivedByUtr(tx, utr)).length > 0) {
    throw invalidField("utr", "This is the UTR of another line. Please enter the one of this line");
  }
  return utr;
}

/** Keeps which payment the desk entered for a line. */
export const keepPaymentOfLine = store.insertPaymentOfLine;

/** Lets nobody else decide on a payment by its lines until the transaction ends; taken before the order and the payment. */
export const lockLinesOf = store.lockLinesOfPayment;

/**
 * Where the imported statement has lines of a transfer, its amount counts, not what somebody types from it, and one line pays one
 * transfer. Its lines must be locked.
 *
 * @throws Refusal 422 when the bank received another amount, 409 when another transfer was accepted for that line
 */
export async function checkLinesOf(tx: Db, payment: PaymentOfLine, receivedPaise: Paise): Promise<void> {
  const received = await selectReceivedFor(tx, payment);
  if (received.length === 0) return;
  const lines = received.filter(({ amount_paise }) => amount_paise === receivedPaise);
  const asked = lines.length > 0 ? lines : received;
  const free = asked.find(({ used_by }) => used_by === null);
  if (free === undefined) {
    throw new Refusal("conflict", {
      message: `The bank received this once, and the transfer with UTR ${asked[0]?.used_by} was accepted for it. If that one was wrong, please reverse its entry in the books first.`,
    });
  }
  if (lines.length === 0) {
    const amount = formatExactPaise(paise(free.amount_paise));
    throw new Refusal("refused", {
      message: `The bank statement shows ${amount} for this UTR. Please reject the transfer and ask for a new report.`,
    });
  }
}

function listStatement(file: string): readonly StatementLine[] {
  const text = file.replaceAll("\r\n", "\n");
  try {
    return isMt940(text) ? readMt940(text) : readCsv(text);
  } catch (error) {
    if (error instanceof StatementError) throw invalidField("statement", error.message);
    throw error;
  }
}
