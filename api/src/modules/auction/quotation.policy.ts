import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import { Refusal } from "../../platform/errors";

/** Everything that can happen to a quotation (docs/domain.md#quotation). */
export const quotationEvents = [
  "offer",
  "withdraw offer",
  "bid",
  "withdraw bid",
  "close",
  "extend",
  "withdraw",
  "reject",
  "mark",
  "re-mark",
  "report transfer",
  "book",
  "expire",
] as const;
export type QuotationEvent = (typeof quotationEvents)[number];

/** The state machine (docs/domain.md#quotation). What is not listed is refused; the last four states are final. */
export const quotationMoves: Readonly<Record<QuotationStatus, Partial<Record<QuotationEvent, QuotationStatus>>>> = {
  pending: {
    offer: "pending",
    "withdraw offer": "pending",
    bid: "pending",
    "withdraw bid": "pending",
    close: "pending",
    extend: "pending",
    withdraw: "withdrawn",
    reject: "rejected",
    mark: "Seller Marked",
  },
  "Seller Marked": {
    "re-mark": "Seller Marked",
    "report transfer": "Seller Marked",
    book: "ordered",
    expire: "expired",
  },
  ordered: {},
  expired: {},
  withdrawn: {},
  rejected: {},
};

const refusalOf: Readonly<Record<QuotationStatus, string>> = {
  pending: "This quotation has no price yet.",
  "Seller Marked": "A seller has already been chosen for this quotation.",
  ordered: "This quotation has become an order.",
  expired: "This quotation has expired.",
  withdrawn: "This quotation was withdrawn.",
  rejected: "This quotation was rejected.",
};

/** Where an event leads. @throws Refusal 409 when it cannot happen in this status. */
export function statusAfter(from: QuotationStatus, event: QuotationEvent): QuotationStatus {
  const next = quotationMoves[from][event];
  if (!next) throw new Refusal("conflict", { message: refusalOf[from] });
  return next;
}

/** Refuses an event that cannot happen in this status. @throws Refusal 409 */
export function refuseMove(from: QuotationStatus, event: QuotationEvent): void {
  statusAfter(from, event);
}

/** Who acts next, for the line beside the status. */
export function nextActorOf(state: {
  readonly status: QuotationStatus;
  readonly isClosed: boolean;
  readonly isTransferUnderCheck: boolean;
}): "buyer" | "seller" | "desk" | "nobody" {
  if (state.status === "pending") return state.isClosed ? "desk" : "seller";
  if (state.status === "Seller Marked") return state.isTransferUnderCheck ? "desk" : "buyer";
  return "nobody";
}

/** What a freight enquiry has become for one transporter (docs/domain.md#the-two-auctions). */
export function freightStatusOf(state: {
  readonly status: QuotationStatus;
  readonly isAwarded: boolean;
  readonly hasBid: boolean;
}): "pending" | "won" | "lost" | "closed" {
  if (state.status === "pending" || state.status === "Seller Marked") return "pending";
  if (state.status !== "ordered") return "closed";
  if (state.isAwarded) return "won";
  return state.hasBid ? "lost" : "closed";
}

/** Minutes left, rounded up; 0 when the time is over. */
export function minutesLeft(deadline: Date, now: Date): number {
  return Math.max(0, Math.ceil((deadline.getTime() - now.getTime()) / 60_000));
}

export interface LastMinuteRule {
  /** An offer or bid in the last so many seconds… */
  readonly withinSeconds: number;
  /** …keeps the window open for so many more. 0 turns the rule off. */
  readonly extendBySeconds: number;
  /** …but never longer than this beyond the announced end. */
  readonly atMostSeconds: number;
}

/** The end of the window after an offer or bid at `now`, so that nobody wins because others had no time to answer. */
export function deadlineAfterBid(
  window: { readonly deadline: Date; readonly planned: Date },
  now: Date,
  rule: LastMinuteRule,
): Date {
  const end = window.deadline.getTime();
  const isLastMinute = now.getTime() < end && now.getTime() >= end - rule.withinSeconds * 1000;
  if (!isLastMinute) return window.deadline;
  const latest = window.planned.getTime() + rule.atMostSeconds * 1000;
  return new Date(Math.max(end, Math.min(now.getTime() + rule.extendBySeconds * 1000, latest)));
}

/** Whether no more offers are taken: the time is over, the desk has closed it, or a seller is chosen. */
export function isWindowOver(
  {
    status,
    closed_at,
    deadline_at,
  }: { readonly status: string; readonly closed_at: Date | null; readonly deadline_at: Date },
  now: Date,
): boolean {
  return status !== "pending" || closed_at !== null || deadline_at <= now;
}
