import {
  type CreditDocumentType,
  CreditDocumentTypeListAnswer,
  type CreditRequest,
  type CreditRequestBody,
  CreditRequestListAnswer,
} from "@mandi/shared/contract/credit-wallet";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

export async function readDocumentTypes(signal: AbortSignal): Promise<CreditDocumentType[]> {
  return (await http.get("/credit-wallet-document-type", CreditDocumentTypeListAnswer, { signal })).data;
}

/** The user's requests, newest first. */
export async function readCreditRequests(signal: AbortSignal): Promise<CreditRequest[]> {
  return (await http.get("/credit-wallet-request", CreditRequestListAnswer, { signal })).data;
}

export function requestCredit(body: CreditRequestBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/credit-wallet-request", body, MessageAnswer, { idempotencyKey });
}

/** Submits one document of a request (docs/domain.md#credit). */
export function uploadDocument(
  requestId: number,
  title: string,
  file: File,
  idempotencyKey: string,
): Promise<MessageAnswer> {
  const form = new FormData();
  form.append("file", file);
  const path = `/credit-wallet-request/${requestId}/document?title=${encodeURIComponent(title)}`;
  return http.post(path, form, MessageAnswer, { idempotencyKey });
}
