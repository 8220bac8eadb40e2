import { createHash } from "node:crypto";
import { checkAccountNumber, checkIfsc } from "@mandi/shared/format/bank-account";
import type { Paise } from "@mandi/shared/money/paise";

/** A line of a bank statement as it was read. */
export interface StatementLine {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** Received positive, paid out negative. */
  readonly amountPaise: Paise;
  /** Reference and narration, one line. */
  readonly text: string;
  /** Parts of it that may be a UTR. */
  readonly utrs: readonly string[];
  /** The account that paid, where the statement has a column for it. */
  readonly payerAccount: string | null;
  readonly payerIfsc: string | null;
}

/** Why a statement cannot be read; the message is for the person who chose the file. */
export class StatementError extends Error {}

/** The payer's account and the code of its branch, where they are whole; banks mask many of them. */
export function payerOf(account: string, ifsc: string) {
  const [number, branch] = [checkAccountNumber(account), checkIfsc(ifsc)];
  return {
    payerAccount: number.kind === "valid" ? number.value : null,
    payerIfsc: branch.kind === "valid" ? branch.value : null,
  };
}

/** The code of a branch in a narration: `NEFT CR-UTIB0000248-VIDARBHA INFRA`; empty where there is none. */
export function ifscIn(text: string): string {
  return /(?<![A-Z0-9])[A-Z]{4}0[A-Z0-9]{6}(?![A-Z0-9])/.exec(text.toUpperCase())?.[0] ?? "";
}

const utrsAtMost = 20;

/** Parts of a line's texts that may be a UTR: 12 to 22 letters and digits, at least six of them digits. */
export function utrsIn(...texts: readonly string[]): readonly string[] {
  const words = texts.flatMap((text) => text.toUpperCase().match(/(?<![A-Z0-9])[A-Z0-9]{12,22}(?![A-Z0-9])/g) ?? []);
  return [...new Set(words.filter((word) => word.replace(/\D/g, "").length >= 6))].slice(0, utrsAtMost);
}

/**
 * Digests of the lines of one statement. Two equal lines on a day are two payments, so the digest includes their count. A line has
 * the same digest in every statement that covers the whole of its day.
 */
export function digestsOf(lines: readonly StatementLine[]): readonly Buffer[] {
  const seen = new Map<string, number>();
  return lines.map(({ day, amountPaise, text }) => {
    const key = `${day}|${amountPaise}|${text.toUpperCase().replaceAll(/\s+/g, " ")}`;
    const place = (seen.get(key) ?? 0) + 1;
    seen.set(key, place);
    return createHash("sha256").update(`${key}|${place}`).digest();
  });
}

/** One line of at most 400 characters without control characters. */
export function plainLine(...parts: readonly string[]): string {
  return parts
    .join(" ")
    .replaceAll(/[\p{C}\s]+/gu, " ")
    .trim()
    .slice(0, 400);
}
