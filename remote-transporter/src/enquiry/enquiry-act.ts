import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import { freightActs } from "@mandi/shared/messages/freight-acts";
import type { ActText } from "@mandi/shared/ui/data/quotation-act";
import { takesBids } from "./board";

/** Who acts next on an enquiry, from the transporter's point of view; null once it is over for them. */
export function enquiryAct(enquiry: TransporterEnquiry): ActText | null {
  if (enquiry.status === "won") return { text: freightActs.carry, isMine: true };
  if (enquiry.status !== "pending") return null;
  if (!takesBids(enquiry)) return { text: freightActs.weMark, isMine: false };
  if (enquiry.my_price !== null) return { text: freightActs.given, isMine: false };
  return { text: freightActs.bidNow, isMine: true };
}
