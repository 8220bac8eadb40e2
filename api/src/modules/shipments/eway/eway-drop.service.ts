import type { ActContext } from "../../../platform/act-context";
import { secondsAfter } from "../../../platform/clock";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { readPaper } from "../../papers/paper.service";
import { type EwayCancelCause, ewayCancellationOf } from "../../tax-portal/documents/eway-changes";
import { registeredPaperOf } from "../../tax-portal/documents/registered-paper";
import { isWaitingFor, queueRequest } from "../../tax-portal/queue.service";
import { type EwayBillRow, lockLatestOfPaper, notPutOff, updateEwayBill } from "./eway-bill.store";
import { filled } from "./eway-form.service";

/** The portal cancels an e-way bill for this long (rule 138(9)). */
const cancelWithinSeconds = 24 * 3_600;

/** An e-way bill as the portal made it. */
type MadeBill = Pick<EwayBillRow, "id" | "paper_id" | "number" | "made_at">;

/** Whether the portal can still cancel an e-way bill. */
export function isCancellable({ made_at: madeAt }: Pick<EwayBillRow, "made_at">, at: Date): boolean {
  return madeAt !== null && at <= secondsAfter(madeAt, cancelWithinSeconds);
}

/** Asks the portal to cancel an e-way bill. @throws Refusal 409 it was already asked, 422 naming what the form needs */
export async function askToCancel(
  tx: Db,
  { paper_id: paperId, number }: MadeBill,
  asked: { readonly cause: EwayCancelCause; readonly remark: string },
  context: ActContext,
): Promise<void> {
  const { gstin } = found(registeredPaperOf(await readPaper(tx, paperId)));
  const form = filled(() => ewayCancellationOf({ gstin, number: number ?? "" }, asked));
  await queueRequest(tx, { call: "cancelEwb", paperId, form }, context);
}

/**
 * Cancels the e-way bill of an invoice that is cancelled. One that the portal made stays active until the portal has cancelled it; one
 * that was made elsewhere, until the desk records that its maker has cancelled it there, or it ends.
 */
export async function dropEwayBill(tx: Db, paperId: number, context: ActContext): Promise<void> {
  const latest = await lockLatestOfPaper(tx, paperId);
  if (latest === undefined) return;
  if (latest.state !== "active") {
    return updateEwayBill(tx, latest.id, { state: "cancelled", taken_back_at: context.at });
  }
  if (!latest.is_typed) return dropMade(tx, latest, context);
  const message = "The invoice was cancelled. Whoever made this e-way bill has to cancel it at the portal.";
  const change = { ...notPutOff, taken_back_at: context.at, warned_hours: null, code: outsideCode, message };
  await updateEwayBill(tx, latest.id, change);
}

/** Our own code of an e-way bill that only somebody else can cancel. */
const outsideCode = "outside";

/** Asks the portal to cancel an e-way bill whose invoice was cancelled; after 24 hours it only expires by itself. */
export async function dropMade(tx: Db, row: MadeBill, context: ActContext): Promise<void> {
  const isAsked = isCancellable(row, context.at);
  const message = isAsked
    ? "The invoice was cancelled."
    : "The invoice was cancelled. The portal cancels within 24 hours; this e-way bill expires by itself.";
  const facts = { state: "active", taken_back_at: context.at, warned_hours: null, code: null, message } as const;
  await updateEwayBill(tx, row.id, { ...facts, ...notPutOff });
  if (!isAsked || (await isWaitingFor(tx, row.paper_id, "cancelEwb"))) return;
  await askToCancel(tx, row, { cause: "order", remark: "The invoice was cancelled" }, context);
}
