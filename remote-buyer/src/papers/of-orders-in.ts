import type { PaperOfOrder, TradePaperListAnswer } from "@mandi/shared/contract/trade-paper";

/** The invoices and notes that a search names by number or amount: they are with their orders, not in the list. */
export function ofOrdersIn({ of_order, of_amount = [] }: TradePaperListAnswer): readonly PaperOfOrder[] {
  return of_order === undefined ? of_amount : [of_order];
}
