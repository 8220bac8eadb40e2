import type { Settlement } from "../../contract/order";
import { formatDay } from "../../format/dates";
import { formatPaise } from "../../format/rupees";
import { negatePaise, paiseFromRupees } from "../../money/paise";
import type { DefinitionPart } from "./definition-list";

/** A payment, note or deduction, shown under the line of a money table that includes it: it lowers what is owed. */
export function shownSettlement({ transaction_id, at, text, amount }: Settlement): DefinitionPart {
  const value = formatPaise(negatePaise(paiseFromRupees(amount)));
  return { id: transaction_id, term: `${text}, ${formatDay(at)}`, value };
}
