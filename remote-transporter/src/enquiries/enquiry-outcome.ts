import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { formatRupees } from "@mandi/shared/format/rupees";
import { enquiries } from "@mandi/shared/messages/transporter-trade";
import { type FreightAct, freightAct } from "@mandi/shared/ui/data/freight-act";

/** What a row shows beside its status: the time left, or how it ended. */
export function outcomeOf(enquiry: TransporterEnquiry, nowMs: number): FreightAct {
  return freightAct(enquiry, nowMs) ?? { text: endOf(enquiry), isClosing: false };
}

function endOf({ status, my_price }: TransporterEnquiry): string {
  if (my_price === null) return enquiries.notBid;
  const price = formatRupees(my_price);
  return status === "won" ? enquiries.accepted(price) : enquiries.myBid(price);
}
