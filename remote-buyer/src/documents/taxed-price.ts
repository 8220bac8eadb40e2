import type { LandedPriceStep } from "@mandi/shared/contract/price-step";

/** Whether a landed price has GST on its freight: then a tax step comes after it. */
export function isFreightTaxed(steps: readonly LandedPriceStep[]): boolean {
  const freightAt = steps.findIndex(({ kind }) => kind === "freight");
  return freightAt !== -1 && steps.slice(freightAt).some(({ kind }) => kind === "tax");
}

/**
 * The part of a landed price that contains GST, in rupees, and the freight without GST beside it; null where there is
 * none.
 */
export function taxedPriceOf(
  steps: readonly LandedPriceStep[],
  prices: { readonly exPrice: number; readonly forPrice: number; readonly freight: number },
): { readonly taxedPrice: number; readonly freight: number | null } {
  return isFreightTaxed(steps) || prices.freight === 0
    ? { taxedPrice: prices.forPrice, freight: null }
    : { taxedPrice: prices.exPrice, freight: prices.freight };
}
