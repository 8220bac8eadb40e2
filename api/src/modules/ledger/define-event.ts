import type { JournalContent, JournalLine } from "./journal";

/** The entry of an event, computed from its facts. */
type LedgerEvent<Facts> = (facts: Facts) => JournalContent;

/** One event that moves money: its name, its text in the statement, what it debits and credits. */
export function define<Facts>(
  event: string,
  describe: (facts: Facts) => string,
  lines: (facts: Facts) => readonly JournalLine[],
): LedgerEvent<Facts> {
  return (facts) => ({ event, description: describe(facts), lines: lines(facts) });
}
