import { ReceivedOrderListAnswer } from "@mandi/shared/contract/seller-order";
import { SellerProductListAnswer } from "@mandi/shared/contract/seller-product";
import { ReceivedQuotationListAnswer } from "@mandi/shared/contract/seller-quotation";
import { FreightBillListAnswer } from "@mandi/shared/contract/transporter/freight-bill";
import { TransporterEnquiryListAnswer } from "@mandi/shared/contract/transporter/freight-enquiry";
import { TransporterOrderListAnswer } from "@mandi/shared/contract/transporter/order";
import { http } from "@mandi/shared/http";

/** Enough to find the few that are running: the newest come first. */
const newest = { page: 1, limit: 12 };

export function readBids(signal: AbortSignal): Promise<ReceivedQuotationListAnswer> {
  return http.get("/seller/product-enquiry", ReceivedQuotationListAnswer, { signal });
}

export function readBasePrices(signal: AbortSignal, limit: number): Promise<SellerProductListAnswer> {
  return http.get("/seller/commodity-product", SellerProductListAnswer, { query: { page: 1, limit }, signal });
}

export function readReceivedOrders(signal: AbortSignal): Promise<ReceivedOrderListAnswer> {
  return http.get("/seller/order", ReceivedOrderListAnswer, { signal });
}

export function readLoads(signal: AbortSignal): Promise<TransporterEnquiryListAnswer> {
  return http.get("/transporter/product-enquiry", TransporterEnquiryListAnswer, { query: newest, signal });
}

export function readCarried(signal: AbortSignal): Promise<TransporterOrderListAnswer> {
  return http.get("/transporter/order", TransporterOrderListAnswer, { query: newest, signal });
}

export function readFreightMoney(signal: AbortSignal): Promise<FreightBillListAnswer> {
  return http.get("/transporter/freight-bill", FreightBillListAnswer, { query: newest, signal });
}
