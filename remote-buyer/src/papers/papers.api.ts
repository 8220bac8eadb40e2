import { TdsCertificateListAnswer } from "@mandi/shared/contract/tds-certificate";
import {
  StatementAnswer,
  type StatementBody,
  type TradePaper,
  TradePaperAnswer,
  TradePaperListAnswer,
} from "@mandi/shared/contract/trade-paper";
import { http } from "@mandi/shared/http";

/** Which documents. */
export interface PapersWish {
  readonly page: number;
  readonly orderId: number | null;
  /** Of an order, its invoices, notes and bills too. */
  readonly hasInvoices?: boolean;
  /** Empty for all. */
  readonly search: string;
}

/** The caller's documents and own payment advices, newest first. */
export function readPapers(
  { page, orderId, hasInvoices = false, search }: PapersWish,
  signal: AbortSignal,
): Promise<TradePaperListAnswer> {
  const query = {
    ...{ page, advices: 1 },
    ...(orderId !== null && { order_id: orderId }),
    ...(hasInvoices && { invoices: 1 }),
    ...(search !== "" && { search }),
  };
  return http.get("/paper", TradePaperListAnswer, { query, signal });
}

export async function readPaper(id: string, signal: AbortSignal): Promise<TradePaper> {
  const { data } = await http.get(`/paper/${encodeURIComponent(id)}`, TradePaperAnswer, { signal });
  return data;
}

/** The payment advice of a transfer that the caller reported. */
export async function readAdvice(paymentId: string, signal: AbortSignal): Promise<TradePaper> {
  const path = `/customer/payment/${encodeURIComponent(paymentId)}/advice`;
  const { data } = await http.get(path, TradePaperAnswer, { signal });
  return data;
}

/** The same as the server's PDF. */
export function readAdvicePdf(paymentId: number): Promise<Blob> {
  return http.file(`/customer/payment/${paymentId}/advice/pdf`);
}

/** The certificates of tax deducted from the caller. */
export function readCertificates(signal: AbortSignal): Promise<TdsCertificateListAnswer> {
  return http.get("/tds-certificate", TdsCertificateListAnswer, { signal });
}

/** A document as the server's PDF. */
export function readPaperPdf(id: number): Promise<Blob> {
  return http.file(`/paper/${id}/pdf`);
}

/** Issues a statement of the caller's account. */
export function askForStatement(body: StatementBody, key: string): Promise<StatementAnswer> {
  return http.post("/paper/statement", body, StatementAnswer, { idempotencyKey: key });
}
