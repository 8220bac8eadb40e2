import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { insertBankLines } from "./bank-line.store";
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

function readStatement(file: string): readonly StatementLine[] {
  const text = file.replaceAll("\r\n", "\n");
  try {
    return isMt940(text) ? readMt940(text) : readCsv(text);
  } catch (error) {
    if (error instanceof StatementError) throw invalidField("statement", error.message);
    throw error;
  }
}
