import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { readMarketRules } from "./market-rules";
import { readLoadingAddress } from "./marking.store";
import { deadlineAfterBid, moveQuotation } from "./quotation.policy";
import {
  findMarked,
  findQuotation,
  listLines,
  lockQuotation,
  type QuotationRow,
  updateQuotation,
} from "./quotation.store";
import { scheduleClose } from "./quotation-jobs";

/*
 * What the two auctions need of a quotation. That the caller was asked is theirs to check.
 */

/** The quotation, locked for an offer. @throws Refusal 409 when it is past that, 422 when the time is over */
export async function lockForOffer(tx: Db, id: number, now: Date): Promise<QuotationRow> {
  const quotation = found(await lockQuotation(tx, id));
  moveQuotation(quotation.status, "offer");
  if (quotation.closed_at !== null || quotation.deadline_at <= now) {
    throw new Refusal("refused", { message: "The time for offers is over." });
  }
  return quotation;
}

/** The quotation, locked for a freight bid or its withdrawal, which are possible until a seller is marked. */
export async function lockForBid(tx: Db, id: number, event: "bid" | "withdraw bid"): Promise<QuotationRow> {
  const quotation = found(await lockQuotation(tx, id));
  moveQuotation(quotation.status, event);
  return quotation;
}

/** Records that somebody has bid, which in the last minutes keeps the window open a little longer (part C1). */
export async function recordBid(tx: Db, quotation: QuotationRow, now: Date): Promise<void> {
  const { lastMinute } = await readMarketRules(tx);
  const window = { deadline: quotation.deadline_at, planned: quotation.planned_deadline_at };
  const deadline = quotation.closed_at === null ? deadlineAfterBid(window, now, lastMinute) : window.deadline;
  await updateQuotation(tx, quotation.id, { updated_at: now, deadline_at: deadline });
  if (deadline.getTime() !== window.deadline.getTime()) await scheduleClose(tx, quotation.id, deadline);
}

/** A quotation as its bidders need it: what is asked for, and the terms if some are marked. */
export async function readForBidder(db: Db, id: number) {
  const quotation = found(await findQuotation(db, id));
  return { quotation, lines: await listLines(db, id), marked: await findMarked(db, quotation) };
}

/** Where a seller's goods are loaded. */
export const readLoadingPlace = readLoadingAddress;
