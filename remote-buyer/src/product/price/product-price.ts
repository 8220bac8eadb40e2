import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { kilogramsFromTonnes, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { rupeesFromPaise, zeroPaise } from "@mandi/shared/money/paise";
import { type AmountLine, calculateOrderAmounts } from "@mandi/shared/pricing/order-amounts";
import type { PriceBreakdown } from "@mandi/shared/pricing/price-breakdown";
import { priceOfSelection } from "@mandi/shared/pricing/price-selection";
import type { Selection } from "../selection";
import { tonnesOf } from "../sizes/quantity-problem";

/** The price of one MT of a size in the chosen quality and packaging, with its steps; `sizePrice` in rupees. */
export function priceOfSize(
  product: ProductDetail,
  { quality, packagingId }: Selection,
  sizePrice: number,
): PriceBreakdown {
  return priceOfSelection(product, { quality, packagingId, sizePrice });
}

/** The same in rupees per MT, for chips and rows. */
export function unitPriceOf(product: ProductDetail, selection: Selection, sizePrice: number): number {
  return rupeesFromPaise(priceOfSize(product, selection, sizePrice).exPaise);
}

/** A row of the quantities table with its money. */
export interface PricedSize {
  readonly id: number;
  readonly unitPrice: number;
  /** 0 while no whole quantity is entered. */
  readonly tonnes: number;
  readonly amount: number;
}

export interface PricedSelection {
  readonly sizes: readonly PricedSize[];
  readonly totalTonnes: number;
  /** Ex-factory, GST included, without freight. */
  readonly total: number;
}

/** The price of the chosen sizes today. */
export function priceSelection(product: ProductDetail, selection: Selection): PricedSelection {
  const lines = selection.sizes.map((size): AmountLine & { readonly id: number; readonly tonnes: number } => {
    const tonnes = tonnesOf(size);
    const price = product.variation.find(({ id }) => id === size.id)?.price ?? 0;
    return {
      id: size.id,
      tonnes,
      unitPricePaise: priceOfSize(product, selection, price).exPaise,
      quantityKg: kilogramsFromTonnes(tonnes),
    };
  });
  const amounts = calculateOrderAmounts(lines, zeroPaise);
  return {
    sizes: lines.map(({ id, tonnes, unitPricePaise }, place) => ({
      id,
      tonnes,
      unitPrice: rupeesFromPaise(unitPricePaise),
      amount: rupeesFromPaise(amounts.linePaise[place] ?? zeroPaise),
    })),
    totalTonnes: tonnesFromKilograms(amounts.totalQuantityKg),
    total: rupeesFromPaise(amounts.exPaise),
  };
}
