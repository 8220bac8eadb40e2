import { CreateQuotationAnswer, type CreateQuotationBody } from "@mandi/shared/contract/quotation";
import { http } from "@mandi/shared/http";

/** Asks sellers and transporters for their prices. */
export function createQuotation(body: CreateQuotationBody, idempotencyKey: string): Promise<CreateQuotationAnswer> {
  return http.post("/product-enquiry", body, CreateQuotationAnswer, { idempotencyKey });
}
