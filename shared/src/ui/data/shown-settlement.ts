import type { Settlement } from "../../contract/order";
import { formatDay } from "../../format/dates";
import { formatPaise } from "../../format/rupees";
import { unbroken } from "../../format/unbroken";
import { negatePaise, paiseFromRupees } from "../../money/paise";
import type { DefinitionPart } from "./definition-list";

/** One form for the amounts of a money table: all with paise as soon as one line has any. */
export function sumDecimals(lines: readonly { readonly amountPaise: number }[]): 2 | "auto" {
  return lines.some(({ amountPaise }) => amountPaise % 100 !== 0) ? 2 : "auto";
}

/** A payment, note or deduction, shown under the line of a money table that includes it: it lowers what is owed. */
export function shownSettlement(
  { transaction_id, at, text, amount }: Settlement,
  decimals: 2 | "auto",
): DefinitionPart {
  const value = formatPaise(negatePaise(paiseFromRupees(amount)), { decimals });
  return { id: transaction_id, term: `${text}, ${unbroken(formatDay(at))}`, value };
}

/** The entries of a line. */
export function shownParts(
  { parts = [] }: { readonly parts?: readonly Settlement[] },
  decimals: 2 | "auto",
): readonly DefinitionPart[] {
  return parts.map((part) => shownSettlement(part, decimals));
}
