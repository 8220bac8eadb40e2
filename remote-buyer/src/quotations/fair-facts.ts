import type { SentOrder } from "@mandi/shared/contract/order";
import type { PriceHistory } from "@mandi/shared/contract/price-history";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import type { Quotation } from "@mandi/shared/contract/quotation";
import { formatShortDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { fairPrice } from "@mandi/shared/messages/price-history";
import { wholeRupees } from "@mandi/shared/money/rounding";
import { gapText } from "./price-comparisons";
import type { QuotationPrices } from "./quotation-prices";

export interface FairFact {
  readonly key: "ingot" | "listed" | "bought" | "freight";
  readonly title: string;
  readonly note: string;
  readonly figure: string;
  /** It speaks for the price. */
  readonly isGood: boolean;
}

/** The data that a price is compared with. */
export interface KnownOfPrice {
  readonly history: PriceHistory;
  /** The buyer's latest earlier order of the same goods. */
  readonly bought: SentOrder | null;
  /** An offer on the same route, with its estimate there. */
  readonly offer: OfferItem | null;
}

export function fairFacts(quotation: Quotation, prices: QuotationPrices, known: KnownOfPrice): readonly FairFact[] {
  return [
    ...ingotFact(prices, known.history),
    ...listedFact(prices, known.history, quotation.offer_count),
    // Without freight in it, or with freight that bears no GST here, the price is not comparable with landed ones.
    ...(quotation.freight_to_pay || quotation.is_freight_at_cost === 1
      ? []
      : [
          ...boughtFact(prices.forPrice / quotation.total_quantity, known.bought),
          ...freightFact(prices.transportPrice, known.offer),
        ]),
  ];
}

function ingotFact({ basePrice }: QuotationPrices, { days }: PriceHistory): FairFact[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || first.base === null || first.ingot === null || last.ingot === null) return [];
  const [now, before] = [basePrice - last.ingot, first.base - first.ingot];
  return [
    {
      key: "ingot",
      title: bySign(Math.abs(now) - Math.abs(before), fairPrice.nearer, fairPrice.asFar, fairPrice.further),
      note: fairPrice.gaps(gapText(now), gapText(before)),
      ...compared(now - before),
    },
  ];
}

function listedFact({ basePrice }: QuotationPrices, { days }: PriceHistory, offers: number): FairFact[] {
  const listed = days.at(-1)?.base ?? null;
  if (listed === null) return [];
  return [
    {
      key: "listed",
      title: bySign(basePrice - listed, fairPrice.belowListed, fairPrice.atListed, fairPrice.aboveListed),
      note: fairPrice.listed(formatRupees(listed), fairPrice.offers(offers)),
      ...compared(basePrice - listed),
    },
  ];
}

function boughtFact(landed: number, order: SentOrder | null): FairFact[] {
  if (order === null || order.is_landed === 0) return [];
  const { commodity_product, created_at, total_quantity, for_price } = order;
  const paid = wholeRupees(for_price / total_quantity);
  return [
    {
      key: "bought",
      title: fairPrice.lastBuy(commodity_product.name),
      note: fairPrice.bought(formatShortDay(created_at), formatTonnes(total_quantity), formatRupees(paid)),
      ...compared(landed - paid),
    },
  ];
}

function freightFact(freight: number, offer: OfferItem | null): FairFact[] {
  if (!offer?.landed) return [];
  const { low, high } = offer.landed;
  const [from, to] = [wholeRupees(low - offer.ex_price), wholeRupees(high - offer.ex_price)];
  // Compared in the whole rupees that are shown: a figure at an end of the range is inside it.
  const shown = wholeRupees(freight);
  const side = shown < from ? -1 : Number(shown > to);
  return [
    {
      key: "freight",
      title: bySign(side, fairPrice.lowFreight, fairPrice.usualFreight, fairPrice.highFreight),
      note: fairPrice.freightSpan(formatRupees(from), formatRupees(to)),
      figure: formatRupees(shown),
      isGood: side < 1,
    },
  ];
}

function bySign(change: number, below: string, same: string, above: string): string {
  if (change === 0) return same;
  return change < 0 ? below : above;
}

/** To whole rupees: less is no difference. */
function compared(change: number): Pick<FairFact, "figure" | "isGood"> {
  const rupees = wholeRupees(change);
  return { figure: rupees === 0 ? "₹0" : formatRupees(rupees, { signed: true }), isGood: rupees <= 0 };
}
