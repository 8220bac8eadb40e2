import { TransferDetailsAnswer, type TransferDetailsQuery } from "@mandi/shared/contract/bank-account";
import { http } from "@mandi/shared/http";

/** Where to transfer the money for one payment, and the reference to give. */
export function readTransferDetails(query: TransferDetailsQuery, signal: AbortSignal): Promise<TransferDetailsAnswer> {
  return http.get("/bank-account", TransferDetailsAnswer, { query: { ...query }, signal });
}
