import { OrderLedgerAnswer } from "@mandi/shared/contract/order";
import {
  type FreightBillBody,
  FreightBillListAnswer,
  type FreightTaxBody,
} from "@mandi/shared/contract/transporter/freight-bill";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import { searchOf } from "../common/newest-rows";

/** The caller's delivered vehicles with their bills, newest first, all or those that match a search. */
export function readBills(signal: AbortSignal, search: string): Promise<FreightBillListAnswer> {
  return http.get("/transporter/freight-bill", FreightBillListAnswer, { signal, query: searchOf(search) });
}

/** The bill of a vehicle, as the server's PDF. */
export function readBillFile(vehicleId: number): Promise<Blob> {
  return http.file(`/transporter/freight-bill/${vehicleId}/pdf`);
}

/** What the platform owed and paid the caller for an order. */
export function readLedger(orderId: number, signal: AbortSignal): Promise<OrderLedgerAnswer> {
  return http.get(`/transporter/order-ledger/${orderId}`, OrderLedgerAnswer, { signal });
}

/** Sends the bill for a vehicle. */
export function sendBill(vehicleId: number, body: FreightBillBody, key: string): Promise<MessageAnswer> {
  return http.post(`/transporter/freight-bill/${vehicleId}`, body, MessageAnswer, { idempotencyKey: key });
}

/** Declares who pays the GST on the caller's freight. */
export function declareTax(body: FreightTaxBody, key: string): Promise<MessageAnswer> {
  return http.post("/transporter/freight-tax", body, MessageAnswer, { idempotencyKey: key });
}
