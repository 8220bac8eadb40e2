import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatTime, formatTimeLeft } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { isOpen } from "./enquiry-filter";

const closingMs = 10 * 60_000;

export interface Outcome {
  readonly text: string;
  /** Few minutes are left. */
  readonly isClosing: boolean;
}

/** What a row says beside its status: the time that is left, or how it ended. */
export function outcomeOf(enquiry: TransporterEnquiry, nowMs: number): Outcome {
  const leftMs = new Date(enquiry.reply_deadline).getTime() - nowMs;
  if (isOpen(enquiry)) {
    // The deadline is that of the sellers' offers; freight is taken until a seller is marked (docs/domain.md#quotation).
    if (leftMs <= 0) return { text: enquiries.lastMinutes, isClosing: true };
    const text =
      formatTimeLeft(enquiry.reply_deadline, nowMs) ?? enquiries.openUntil(formatTime(enquiry.reply_deadline));
    return { text, isClosing: leftMs <= closingMs };
  }
  return { text: endOf(enquiry), isClosing: false };
}

function endOf({ status, my_price }: TransporterEnquiry): string {
  if (status === "pending") return enquiries.closedNow;
  if (my_price === null) return enquiries.notBid;
  const price = formatRupees(my_price);
  return status === "won" ? enquiries.accepted(price) : enquiries.myBid(price);
}
