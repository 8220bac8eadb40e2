import { paiseFromRupees } from "@mandi/shared/money/paise";
import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";
import { readSettings } from "../site/settings";
import type { MovedMoney } from "./actions/desk-action";
import { secondPersonAbove, secondPersonDays, secondPersonTotal } from "./desk-settings";
import { type CountedAct, deleteTotalsBefore, insertTotals, selectTotal, type TotalOf } from "./desk-total.store";

const daySeconds = 24 * 3_600;

/** Why one person may not move this money alone; null when they may. */
export type TooMuch = "one act" | "staff total" | "party total" | null;

/**
 * Whether money may be moved without a second person: the act alone, what its actor moved alone within the days of the settings,
 * and what was moved alone for each person whose money it is. The totals stay locked until the transaction ends, so parallel acts
 * are counted one after the other.
 */
export async function tooMuchAlone(
  tx: Db,
  actorId: number,
  { amountPaise, of }: MovedMoney,
  at: Date,
): Promise<TooMuch> {
  const setting = await readSettings(tx);
  if (amountPaise > paiseFromRupees(setting(secondPersonAbove))) return "one act";
  if (amountPaise === 0) return null;
  const since = secondsAfter(at, -setting(secondPersonDays) * daySeconds);
  const atMost = paiseFromRupees(setting(secondPersonTotal));
  const totals = totalsOf(actorId, of);
  for (const { countedFor, userId } of totals) await advisoryLock(tx, "desk total", countedFor, String(userId));
  for (const total of totals) {
    if ((await selectTotal(tx, total, since)) + amountPaise > atMost) return `${total.countedFor} total`;
  }
  return null;
}

/** Adds money that one person moved alone to the totals. */
export async function countAlone(
  tx: Db,
  actorId: number,
  { of }: Pick<MovedMoney, "of">,
  act: CountedAct,
): Promise<void> {
  if (act.amountPaise > 0) await insertTotals(tx, totalsOf(actorId, of), act);
}

/** Always in the same order, so that two acts cannot deadlock. */
function totalsOf(actorId: number, of: readonly number[]): readonly TotalOf[] {
  const parties = [...new Set(of)].sort((one, other) => one - other);
  return [
    { countedFor: "staff", userId: actorId },
    ...parties.map((userId): TotalOf => ({ countedFor: "party", userId })),
  ];
}

/** Deletes sums that no total needs any more: no setting looks back further than 30 days. */
export function removeOldTotals(db: Db, now: Date): Promise<void> {
  return deleteTotalsBefore(db, secondsAfter(now, -31 * daySeconds));
}
