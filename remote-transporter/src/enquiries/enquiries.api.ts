import { TransporterEnquiryListAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { http } from "@mandi/shared/http";

/** Freight enquiries that fit the caller's products and belts (docs/domain.md#who-is-asked): the newest, or a page of all. */
export function readEnquiries(
  signal: AbortSignal,
  page?: { page: number; limit: number },
): Promise<TransporterEnquiryListAnswer> {
  return http.get("/transporter/product-enquiry", TransporterEnquiryListAnswer, {
    signal,
    ...(page && { query: page }),
  });
}
