import { AskedSellersAnswer, type AskedSellersQuery } from "@mandi/shared/contract/asked-sellers";
import { CreateQuotationGroupAnswer, type CreateQuotationGroupBody } from "@mandi/shared/contract/quotation-group";
import { CreateQuotationAnswer, type CreateQuotationBody } from "@mandi/shared/contract/quotation-request";
import { http } from "@mandi/shared/http";

/** Asks sellers and transporters for their prices. */
export function createQuotation(body: CreateQuotationBody, idempotencyKey: string): Promise<CreateQuotationAnswer> {
  return http.post("/product-enquiry", body, CreateQuotationAnswer, { idempotencyKey });
}

/** The same for several products at once, or with preferences: all or none. */
export function createGroup(
  body: CreateQuotationGroupBody,
  idempotencyKey: string,
): Promise<CreateQuotationGroupAnswer> {
  return http.post("/product-enquiry-group", body, CreateQuotationGroupAnswer, { idempotencyKey });
}

/** How many sellers a request for these goods would ask. */
export async function readAskedSellers(
  { product, brand, size, ...query }: AskedSellersQuery,
  signal: AbortSignal,
): Promise<AskedSellersAnswer["data"]> {
  const goods = { ...query, product: String(product), brand: String(brand), size };
  return (await http.get("/asked-sellers", AskedSellersAnswer, { query: goods, signal })).data;
}
