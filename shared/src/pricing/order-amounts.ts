import { type Kilograms, sumKilograms } from "../money/kilograms";
import { addPaise, maxPaise, minPaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "../money/paise";
import type { BasisPoints } from "../money/percent";
import { roundBooking, roundLine } from "../money/rounding";
import { calculateUnitPrice, type SizedGoods } from "./calculate-price";

/** One size of a quotation or order: how much of it and at which unit price per MT (GST included). */
export interface AmountLine {
  readonly unitPricePaise: Paise;
  readonly quantityKg: Kilograms;
}

/** What a quotation or an order costs the buyer. */
export interface OrderAmounts {
  /** final_price of each line, in the order of the lines given. */
  readonly linePaise: readonly Paise[];
  readonly totalQuantityKg: Kilograms;
  /** ex_price of a quotation or order: the sum of the lines (docs/domain.md#prices). */
  readonly exPaise: Paise;
  /** transport_price x total quantity. */
  readonly freightPaise: Paise;
  /** ex_price + freight. */
  readonly forPaise: Paise;
}

/** Lines, ex price, freight and for price (docs/domain.md#prices). */
export function calculateOrderAmounts(lines: readonly AmountLine[], transportPricePaise: Paise): OrderAmounts {
  const linePaise = lines.map((line) => roundLine(line.unitPricePaise, line.quantityKg));
  const totalQuantityKg = sumKilograms(lines.map((line) => line.quantityKg));
  const exPaise = sumPaise(linePaise);
  const freightPaise = roundLine(transportPricePaise, totalQuantityKg);
  return { linePaise, totalQuantityKg, exPaise, freightPaise, forPaise: addPaise(exPaise, freightPaise) };
}

/** Sizes at one base price, each with its price per MT and its amount. */
export interface PricedLines<Size> extends OrderAmounts {
  /** `unitPaise` with GST; `ratePaise` before it. Both per MT. */
  readonly lines: readonly (Size & {
    readonly unitPaise: Paise;
    readonly ratePaise: Paise;
    readonly finalPaise: Paise;
  })[];
  /** Before GST, without freight: each line's rate times its quantity. */
  readonly netPaise: Paise;
}

/** The price of some sizes at one base price, with GST; freight is per MT (docs/domain.md#prices). */
export function priceLines<Size extends { readonly sizePaise: Paise; readonly quantityKg: Kilograms }>(
  { basePaise, terms, sizes }: Omit<SizedGoods, "sizes"> & { readonly sizes: readonly Size[] },
  transportPricePaise: Paise,
): PricedLines<Size> {
  const lines = sizes.map((size) => {
    const { exPaise, totalAmountPaise } = calculateUnitPrice(basePaise, size.sizePaise, terms);
    return {
      ...size,
      unitPaise: exPaise,
      ratePaise: totalAmountPaise,
      finalPaise: roundLine(exPaise, size.quantityKg),
    };
  });
  const amounts = calculateOrderAmounts(
    lines.map(({ unitPaise, quantityKg }) => ({ unitPricePaise: unitPaise, quantityKg })),
    transportPricePaise,
  );
  const netPaise = sumPaise(lines.map(({ ratePaise, quantityKg }) => roundLine(ratePaise, quantityKg)));
  return { ...amounts, lines, netPaise };
}

/** The desk's settings for the booking amount. */
export interface BookingRule {
  readonly share: BasisPoints;
  readonly floorPaise: Paise;
}

/**
 * required_booking_amount (docs/domain.md#prices): a share of the for price up to the rupee, at least the floor, and never more
 * than the whole price, which a high floor would otherwise exceed on a small order.
 */
export function calculateBookingAmount(forPaise: Paise, rule: BookingRule): Paise {
  const asked = maxPaise(roundBooking(forPaise, rule.share), rule.floorPaise);
  return minPaise(asked, maxPaise(forPaise, zeroPaise));
}

/** due_amount (docs/domain.md#prices); negative means that the buyer is refunded the difference. */
export function calculateDue(forPaise: Paise, paidPaise: Paise): Paise {
  return subtractPaise(forPaise, paidPaise);
}
