import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import { findPaperOfMoney, notePaper } from "../papers/paper.service";

/** Voids the receipt or advice of a reversed entry. It is not an error if there is none. */
export async function voidPaperOfMoney(
  tx: Db,
  money: { readonly journalId: number; readonly paymentId: number | null; readonly reason: string },
  context: ActContext,
): Promise<void> {
  const paper = await findPaperOfMoney(tx, money);
  if (paper === undefined || paper.events.some(({ event }) => event === "void")) return;
  await notePaper(tx, paper, { event: "void", detail: { reason: money.reason } }, context);
}
