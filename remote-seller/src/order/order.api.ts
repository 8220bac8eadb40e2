import { OrderLedgerAnswer } from "@mandi/shared/contract/order";
import { type SellerOrder, SellerOrderAnswer, type SellerOrderEventBody } from "@mandi/shared/contract/seller-order";
import { type SiteSetup, SiteSetupAnswer } from "@mandi/shared/contract/site-setup";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

export async function readOrder(id: string, signal: AbortSignal): Promise<SellerOrder> {
  const { data } = await http.get(`/seller/order-detail/${encodeURIComponent(id)}`, SellerOrderAnswer, { signal });
  return data;
}

/** The billed party: the platform itself, as configured. */
export async function readSiteSetup(signal: AbortSignal): Promise<SiteSetup> {
  const { general_setup } = await http.get("/config", SiteSetupAnswer, { signal });
  return general_setup;
}

/**
 * One of the seller's own steps, or the cancelling of a wrong invoice; the key is required, so that a retry is not a
 * second step.
 */
export function sendStep(id: number, body: SellerOrderEventBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post(`/seller/order/${id}/event`, body, MessageAnswer, { idempotencyKey });
}

export function readLedger(id: string, signal: AbortSignal): Promise<OrderLedgerAnswer> {
  return http.get(`/seller/order-ledger/${encodeURIComponent(id)}`, OrderLedgerAnswer, { signal });
}

/** A bill of the seller, as the server's PDF. */
export function readBillFile(orderId: number, number: string): Promise<Blob> {
  return http.file(`/seller/order/${orderId}/bill/${encodeURIComponent(number)}/pdf`);
}
