import type { TransporterEnquiry } from "../../contract/transporter/freight-enquiry";
import { formatTime, formatTimeLeft } from "../../format/dates";
import { freightActs } from "../../messages/freight-acts";

const closingMs = 10 * 60_000;

export interface FreightAct {
  readonly text: string;
  /** Few minutes are left. */
  readonly isClosing: boolean;
}

/** What is shown beside the status of an enquiry that waits, seen by a transporter; null once it has ended. */
export function freightAct(
  { status, is_closed, reply_deadline }: Pick<TransporterEnquiry, "status" | "is_closed" | "reply_deadline">,
  nowMs: number,
): FreightAct | null {
  if (status !== "pending") return null;
  if (is_closed === 1) return { text: freightActs.closedNow, isClosing: false };
  const leftMs = new Date(reply_deadline).getTime() - nowMs;
  // The deadline is that of the sellers' offers; freight is taken until a seller is marked (docs/domain.md#quotation).
  if (leftMs <= 0) return { text: freightActs.lastMinutes, isClosing: false };
  const left = formatTimeLeft(reply_deadline, nowMs);
  const text = left === null ? freightActs.sellersUntil(formatTime(reply_deadline)) : freightActs.sellersHave(left);
  return { text, isClosing: leftMs <= closingMs };
}
