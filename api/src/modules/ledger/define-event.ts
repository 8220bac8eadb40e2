import type { JournalContent, JournalLine } from "./journal";

/** What an event does to the books, once its facts are known. */
type LedgerEvent<Facts> = (facts: Facts) => JournalContent;

/** One event that moves money: its name, the sentence in the statement, what it debits and credits. */
export function define<Facts>(
  event: string,
  describe: (facts: Facts) => string,
  lines: (facts: Facts) => readonly JournalLine[],
): LedgerEvent<Facts> {
  return (facts) => ({ event, description: describe(facts), lines: lines(facts) });
}
