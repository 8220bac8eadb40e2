import type { Db } from "../../platform/database/database";
import { dryRun } from "../../platform/database/dry-run";
import { inTransaction, isDatabaseAway } from "../../platform/database/transaction";
import type { DeskAction } from "./actions/desk-action";
import { doApproved, lapse, whyOf } from "./approval.service";
import { selectApprovalForUpdate, selectWaitingIds, updateUnfitSince } from "./approval.store";

/** So that a shortage of a moment, such as a wallet that is filled a minute later, ends no request. */
const unfitMs = 5 * 60_000;

/**
 * Ends the waiting acts that would have been refused for five minutes (decision 0045). What cannot be tried now, because somebody
 * works on its object, is tried the next time.
 */
export async function endUnfitApprovals(db: Db, actions: readonly DeskAction[], now: Date): Promise<void> {
  for (const id of await selectWaitingIds(db)) {
    await inTransaction(db, (tx) => endWhenUnfit(tx, id, actions, now)).catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
    });
  }
}

async function endWhenUnfit(tx: Db, id: number, actions: readonly DeskAction[], now: Date): Promise<void> {
  const approval = await selectApprovalForUpdate(tx, id);
  if (approval?.status !== "waiting") return;
  const by = { at: now, requestId: "job" };
  const as = { ...by, actorId: approval.requested_by, reason: approval.reason };
  const refusal = await dryRun(tx, () => doApproved(tx, actions, approval, as));
  const since = approval.unfit_since;
  if (refusal !== null && since !== null && now.getTime() - since.getTime() >= unfitMs) {
    return lapse(tx, approval, whyOf(refusal), { ...by, actorId: null });
  }
  if ((refusal === null) !== (since === null)) await updateUnfitSince(tx, id, refusal === null ? null : now);
}
