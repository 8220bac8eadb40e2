import type { Quotation } from "@mandi/shared/contract/quotation";
import { subtractRupees } from "@mandi/shared/money/paise";

/** The agreed prices: either all of them or none. */
export interface QuotationPrices {
  readonly basePrice: number;
  readonly transportPrice: number;
  readonly exPrice: number;
  readonly forPrice: number;
  /** Freight per MT times the whole quantity. */
  readonly freight: number;
  readonly booking: number;
  readonly creditDays: number;
}

/** The page shows prices for status ordered and Seller Marked only, whatever else the answer contains. */
export function pricesOf(quotation: Quotation): QuotationPrices | null {
  const { status, base_price, transport_price, ex_price, for_price, required_booking_amount } = quotation;
  if (status !== "ordered" && status !== "Seller Marked") return null;
  if (base_price === null || transport_price === null || ex_price === null || for_price === null) return null;
  return {
    basePrice: base_price,
    transportPrice: transport_price,
    exPrice: ex_price,
    forPrice: for_price,
    freight: subtractRupees(for_price, ex_price),
    booking: required_booking_amount ?? 0,
    creditDays: quotation.credit_days ?? 0,
  };
}
