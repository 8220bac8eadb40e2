import type { ActContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { listPapersOfOrder, notePaper } from "../../papers/paper.service";
import { gstEffectOf } from "./note-effect.policy";

/**
 * Records what the buyer did about the GST of a credit note, as the Invoice Management System of the GST portal shows it: the books lowered the tax
 * with the note, the law lowers it when they accept. A later answer replaces the earlier one.
 *
 * @throws Refusal 404 for a note that does not belong to the order, 409 where no answer is expected, or this one is already recorded
 */
export async function recordNoteEffect(
  tx: Db,
  orderId: number,
  { note, effect }: { readonly note: string; readonly effect: "accepted" | "rejected" },
  context: ActContext,
): Promise<void> {
  const number = note.trim().toUpperCase();
  const papers = await listPapersOfOrder(tx, orderId);
  const paper = found(
    papers.find((one) => one.kind === "credit note" && one.number === number),
    "There is no such credit note of this order.",
  );
  const state = gstEffectOf(paper);
  if (state === null)
    throw new Refusal("conflict", { message: "The tax of this note does not depend on the buyer's answer." });
  if (state === effect) throw new Refusal("conflict", { message: `The buyer has already ${effect} this note.` });
  await notePaper(tx, paper, { event: "gst effect", detail: { state: effect } }, context);
}
