import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { readLoadingAddress } from "../listings/loading-address.service";
import type { MarketRules } from "./market-rules";
import { deskNotes } from "./marking/desk-notes";
import { deadlineAfterBid, moveQuotation } from "./quotation.policy";
import { moveDeadline, updateQuotation, type WindowRow } from "./quotation.store";
import { scheduleClose } from "./quotation-deadlines";

/*
 * What the two auctions need of a quotation. Callers check that the person was asked.
 */

/** The quotation of an offer, which the caller has locked. @throws Refusal 409 when it is no longer pending, 422 when the time is over */
export function checkForOffer<Row extends WindowRow>(locked: Row | undefined, now: Date): Row {
  const quotation = found(locked);
  moveQuotation(quotation.status, "offer");
  if (quotation.closed_at !== null || quotation.deadline_at <= now) {
    throw new Refusal("refused", { message: "The time for offers is over." });
  }
  return quotation;
}

/** The quotation of a freight bid or its withdrawal, which are possible until a seller is marked; the caller has locked it. */
export function checkForBid(locked: WindowRow | undefined, event: "bid" | "withdraw bid"): WindowRow {
  const quotation = found(locked);
  moveQuotation(quotation.status, event);
  return quotation;
}

/**
 * Records an offer or bid. In the last minutes it keeps the window open a little longer; where the window closed without
 * freight, it gives the others the same time before the lowest price is marked (decision 0041).
 */
export async function recordBid(
  tx: Db,
  quotation: WindowRow,
  { lastMinute, markAutomatically }: MarketRules,
  now: Date,
): Promise<void> {
  if (quotation.closed_at !== null) {
    const isAwaited = quotation.desk_note === deskNotes.noBids;
    const note = markAutomatically ? deskNotes.lateFreight : deskNotes.byHand;
    await updateQuotation(tx, quotation.id, { updated_at: now, ...(isAwaited ? { desk_note: note } : {}) });
    if (isAwaited && markAutomatically) {
      await scheduleClose(tx, quotation.id, secondsAfter(now, lastMinute.extendBySeconds));
    }
    return;
  }
  const window = { deadline: quotation.deadline_at, planned: quotation.planned_deadline_at };
  const deadline = deadlineAfterBid(window, now, lastMinute);
  await moveDeadline(tx, { id: quotation.id, at: now, deadline });
  if (deadline.getTime() !== window.deadline.getTime()) await scheduleClose(tx, quotation.id, deadline);
}

/** Where a seller's goods are loaded. */
export const readLoadingPlace = readLoadingAddress;
