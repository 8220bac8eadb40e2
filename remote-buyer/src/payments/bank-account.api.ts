import { TransferDetailsAnswer, type TransferDetailsQuery } from "@mandi/shared/contract/bank-account";
import { http } from "@mandi/shared/http";

/** Where to send the money for one purpose, and how to mark it. */
export function readTransferDetails(query: TransferDetailsQuery, signal: AbortSignal): Promise<TransferDetailsAnswer> {
  return http.get("/bank-account", TransferDetailsAnswer, { query: { ...query }, signal });
}
