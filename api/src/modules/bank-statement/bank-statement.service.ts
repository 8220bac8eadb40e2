import { formatPaise } from "@mandi/shared/format/rupees";
import type { Paise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { insertAside, insertBankLines, selectIsReceived, selectReceivedByUtr } from "./bank-line.store";
import { readCsv } from "./read-csv";
import { isMt940, readMt940 } from "./read-mt940";
import { digestsOf, StatementError, type StatementLine } from "./statement-line";

const linesAtMost = 2_000;

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
  const lines = readStatement(file);
  if (lines.length === 0) throw invalidField("statement", "There is no payment in this statement.");
  if (lines.length > linesAtMost) throw invalidField("statement", `At most ${linesAtMost} lines can be read at once.`);
  if (lines.some(({ day }) => day > tradeDay(imported.at))) {
    throw invalidField("statement", "A line has a day in the future.");
  }
  const digests = digestsOf(lines);
  const stored = lines.flatMap((line, place) => {
    const digest = digests[place];
    return digest === undefined ? [] : [{ ...line, digest }];
  });
  return { lines: lines.length, added: await insertBankLines(tx, stored, imported) };
}

/**
 * Takes a received line out of the open ones, with a reason; it is open again once somebody reports a transfer with its UTR.
 *
 * @throws Refusal 404, 409 when it was set aside already
 */
export async function setLineAside(
  tx: Db,
  lineId: number,
  { reason, at, actorId }: { readonly reason: string; readonly at: Date; readonly actorId: number },
): Promise<void> {
  if (!found(await selectIsReceived(tx, lineId))) throw new Refusal("conflict", { message: "This line was paid out." });
  if (!(await insertAside(tx, { line_id: lineId, reason, at, actor_id: actorId }))) {
    throw new Refusal("conflict", { message: "This line was set aside already." });
  }
}

/**
 * Where the imported statement has a line with the UTR of a transfer, its amount counts, not what somebody types from it.
 *
 * @throws Refusal 422 when the bank received another amount
 */
export async function refuseOtherBankAmount(tx: Db, utr: string | null, receivedPaise: Paise): Promise<void> {
  const amounts = utr === null ? [] : await selectReceivedByUtr(tx, utr);
  const [first] = amounts;
  if (first === undefined || amounts.includes(receivedPaise)) return;
  throw new Refusal("refused", {
    message: `The bank statement shows ${formatPaise(first, { decimals: 2 })} for this UTR. Please reject the transfer and ask for a new report.`,
  });
}

function readStatement(file: string): readonly StatementLine[] {
  const text = file.replaceAll("\r\n", "\n");
  try {
    return isMt940(text) ? readMt940(text) : readCsv(text);
  } catch (error) {
    if (error instanceof StatementError) throw invalidField("statement", error.message);
    throw error;
  }
}
