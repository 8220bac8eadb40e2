import type { LandedPriceStep } from "@mandi/shared/contract/quotation";

/** What of a landed price contains GST, in rupees, and the freight beside it that bears none; null where there is none such. */
export function taxedPriceOf(
  steps: readonly LandedPriceStep[],
  prices: { readonly exPrice: number; readonly forPrice: number; readonly freight: number },
): { readonly taxedPrice: number; readonly freight: number | null } {
  const freightAt = steps.findIndex(({ kind }) => kind === "freight");
  const isTaxed = freightAt !== -1 && steps.slice(freightAt).some(({ kind }) => kind === "tax");
  return isTaxed
    ? { taxedPrice: prices.forPrice, freight: null }
    : { taxedPrice: prices.exPrice, freight: prices.freight };
}
