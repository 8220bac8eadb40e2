import {
  TransporterEnquiryListAnswer,
  type TransporterEnquiryListQuery,
} from "@mandi/shared/contract/transporter/freight-enquiry";
import { http } from "@mandi/shared/http";
import { syncServerClock } from "@mandi/shared/query/server-clock";

/**
 * Freight enquiries for the caller's products and belts (docs/domain.md#who-is-asked): the newest, or a page, of all or
 * of those that match a search.
 */
export async function readEnquiries(
  signal: AbortSignal,
  query: TransporterEnquiryListQuery,
): Promise<TransporterEnquiryListAnswer> {
  const answer = await http.get("/transporter/product-enquiry", TransporterEnquiryListAnswer, {
    signal,
    query,
  });
  answer.data.slice(0, 1).forEach(syncServerClock);
  return answer;
}
