import { type Paise, paise } from "@mandi/shared/money/paise";
import { type AccountRef, accountCode } from "./account";

/** One side of a journal: debit positive, credit negative. */
export interface JournalLine {
  readonly account: AccountRef;
  readonly amountPaise: Paise;
}

/** What an event posts: its name, the text that people read, and its lines. */
export interface JournalContent {
  readonly event: string;
  readonly description: string;
  readonly lines: readonly JournalLine[];
}

/** Debits an account. */
export function debit(account: AccountRef, amountPaise: Paise): JournalLine {
  return { account, amountPaise };
}

/** Credits an account. */
export function credit(account: AccountRef, amountPaise: Paise): JournalLine {
  return { account, amountPaise: paise(-amountPaise) };
}

/** An invalid journal: a defect in the caller's code, never the result of a user's input. */
export class JournalError extends Error {
  override readonly name = "JournalError";
}

/** One line per account, empty lines dropped. @throws JournalError when debits and credits differ or nothing is left. */
export function mergeLines(lines: readonly JournalLine[]): readonly JournalLine[] {
  const byCode = new Map<string, JournalLine>();
  let total = 0;
  for (const { account, amountPaise } of lines) {
    const code = accountCode(account);
    byCode.set(code, { account, amountPaise: paise((byCode.get(code)?.amountPaise ?? 0) + amountPaise) });
    total += amountPaise;
  }
  if (total !== 0) throw new JournalError(`Debits and credits differ by ${total} paise`);
  const merged = [...byCode.values()].filter(({ amountPaise }) => amountPaise !== 0);
  if (merged.length < 2) throw new JournalError("A journal moves money between at least two accounts");
  return merged;
}
