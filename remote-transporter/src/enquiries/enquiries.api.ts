import { type TransporterEnquiry, TransporterEnquiryListAnswer } from "@mandi/shared/contract/transporter-market";
import { http } from "@mandi/shared/http";

/** Freight enquiries that fit the caller's products and belts (R-372, H-28). */
export async function readEnquiries(signal: AbortSignal): Promise<TransporterEnquiry[]> {
  const { data } = await http.get("/transporter/product-enquiry", TransporterEnquiryListAnswer, { signal });
  return data;
}
