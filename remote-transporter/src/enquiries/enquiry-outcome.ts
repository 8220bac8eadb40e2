import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatRupees } from "@mandi/shared/format/rupees";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { type FreightAct, freightAct } from "@mandi/shared/ui/data/freight-act";

/** What a row shows beside its status: the time left, or how it ended. */
export function outcomeOf(enquiry: TransporterEnquiry, nowMs: number): FreightAct {
  return freightAct(enquiry, nowMs) ?? { text: endOf(enquiry), isClosing: false };
}

/** The same on a phone, where a bid that did not win has no column. */
export function phoneOutcomeOf(enquiry: TransporterEnquiry, nowMs: number): FreightAct {
  const { status, my_price } = enquiry;
  if (status === "pending" || status === "won" || my_price === null) return outcomeOf(enquiry, nowMs);
  return { text: enquiries.myBid(formatRupees(my_price)), isClosing: false };
}

function endOf({ status, my_price }: TransporterEnquiry): string {
  if (my_price === null) return enquiries.notBid;
  if (status === "won") return enquiries.accepted(formatRupees(my_price));
  return status === "lost" ? enquiries.notChosen : enquiries.ended;
}
