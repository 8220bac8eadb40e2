import { secondsAfter } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { readLoadingAddress } from "../listings/loading-address.service";
import type { MarketRules } from "./market-rules";
import { deadlineAfterBid, isWindowOver, refuseMove } from "./quotation.policy";
import { updateQuotation } from "./quotation.store";
import { scheduleClose } from "./quotation-deadlines";
import { moveDeadlines, type WindowRow } from "./window.store";

/*
 * What the two auctions need of a quotation. Callers check that the person was asked.
 */

/**
 * The quotation of an offer or its withdrawal, which the caller has locked. @throws Refusal 409 when it is no longer pending, 422 when the
 * time is over
 */
export function checkForOffer<Row extends WindowRow>(
  locked: Row | undefined,
  event: "offer" | "withdraw offer",
  now: Date,
): Row {
  const quotation = found(locked);
  refuseMove(quotation.status, event);
  if (isWindowOver(quotation, now)) {
    throw new Refusal("refused", { message: "The time for offers is over." });
  }
  return quotation;
}

/** The quotation of a freight bid or its withdrawal, which are possible until a seller is marked; the caller has locked it. */
export function checkForBid(locked: WindowRow | undefined, event: "bid" | "withdraw bid"): WindowRow {
  const quotation = found(locked);
  refuseMove(quotation.status, event);
  return quotation;
}

/** The windows of locked quotations while the offers or bids of one transaction come in. */
export class BidWindows<Row extends WindowRow> {
  readonly #rows: Map<number, Row>;
  readonly #lastMinute: MarketRules["lastMinute"];
  readonly #bids = new Map<number, { readonly at: Date; readonly isLonger: boolean }>();

  constructor(locked: readonly Row[], { lastMinute }: MarketRules) {
    this.#rows = new Map(locked.map((row) => [row.id, row]));
    this.#lastMinute = lastMinute;
  }

  /** A quotation with the window as it is by now; undefined when it is not among the locked ones. */
  find(id: number): Row | undefined {
    return this.#rows.get(id);
  }

  /** An offer or bid, which in the last minutes keeps the window open a little longer. */
  bid(id: number, at: Date): void {
    const row = found(this.#rows.get(id));
    const window = { deadline: row.deadline_at, planned: row.planned_deadline_at };
    const deadline = deadlineAfterBid(window, at, this.#lastMinute);
    const isLonger = this.#bids.get(id)?.isLonger === true || deadline.getTime() !== row.deadline_at.getTime();
    this.#rows.set(id, { ...row, deadline_at: deadline });
    this.#bids.set(id, { at, isLonger });
  }

  /** The windows with bids: when the last came, where each ends, and whether that is later than before. */
  get moved() {
    return [...this.#bids].map(([id, bid]) => ({ ...bid, id, deadline: found(this.#rows.get(id)).deadline_at }));
  }
}

/** Records what came into open windows. */
export async function storeWindows(tx: Db, { moved }: Pick<BidWindows<WindowRow>, "moved">): Promise<void> {
  await Promise.all([
    moveDeadlines(tx, moved),
    ...moved.filter(({ isLonger }) => isLonger).map(({ id, deadline }) => scheduleClose(tx, id, deadline)),
  ]);
}

/** Records a bid after the close. Where there was no freight, the others get some time before the lowest price is marked (decision 0041). */
export async function recordLateBid(
  tx: Db,
  { id, desk_note }: WindowRow,
  { lastMinute, markAutomatically }: MarketRules,
  now: Date,
): Promise<void> {
  const isAwaited = desk_note === "no bids" || desk_note === "freight asked";
  const note = markAutomatically ? "late freight" : "by hand";
  await updateQuotation(tx, id, { updated_at: now, ...(isAwaited ? { desk_note: note } : {}) });
  if (isAwaited && markAutomatically) await scheduleClose(tx, id, secondsAfter(now, lastMinute.extendBySeconds));
}

/** Where a seller's goods are loaded. */
export const readLoadingPlace = readLoadingAddress;
