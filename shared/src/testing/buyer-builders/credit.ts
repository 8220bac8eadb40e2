import type { CreditDocumentType, CreditRequest } from "../../contract/credit-wallet";

export function aDocumentType(change: Partial<CreditDocumentType> = {}): CreditDocumentType {
  return {
    id: 1,
    name: "GST returns",
    title: ["GSTR-3B", "GST certificate"],
    description: ["Last six months", "As registered"],
    ...change,
  };
}

export function aCreditRequest(change: Partial<CreditRequest> = {}): CreditRequest {
  return {
    id: 5,
    wallet_document_type_name: "GST returns",
    document_type: ["GSTR-3B", "GST certificate"],
    status: "pending",
    created_at: "2026-11-21T05:00:00.000Z",
    document: [],
    reason: "",
    ...change,
  };
}
