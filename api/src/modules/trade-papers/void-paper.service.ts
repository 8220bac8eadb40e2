import type { Db } from "../../platform/database/database";
import type { OrderContext } from "../orders/order.service";
import { findPaperOfMoney, notePaper } from "../papers/paper.service";

/** The entry that a receipt or an advice is about was undone: the paper no longer counts. No paper is not an error. */
export async function voidPaperOfMoney(
  tx: Db,
  money: { readonly journalId: number; readonly paymentId: number | null; readonly reason: string },
  context: OrderContext,
): Promise<void> {
  const paper = await findPaperOfMoney(tx, money);
  if (paper === undefined || paper.events.some(({ event }) => event === "void")) return;
  await notePaper(tx, paper, { event: "void", detail: { reason: money.reason } }, context);
}
