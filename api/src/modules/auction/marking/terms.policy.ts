import type { FreightMode, LoadingAddress } from "@mandi/shared/contract/trade-document";
import { MoneyError } from "@mandi/shared/money/money-error";
import { type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import type { BasisPoints } from "@mandi/shared/money/percent";
import { type Freight, freightOfBid, freightOfPrice } from "@mandi/shared/pricing/freight";
import { calculateBookingAmount } from "@mandi/shared/pricing/order-amounts";
import { Refusal } from "../../../platform/errors";
import type { MarketRules } from "../market-rules";
import { buyerBase, hasPriceForEverySize, type PricedSize, priceOffer } from "../offers/offer-price";
import type { OfferTerms } from "../offers/offer-terms";

/** Terms that the desk may set differently from the market's rules. */
export interface DeskTerms {
  /** Included by default. */
  readonly freightMode?: FreightMode;
  readonly creditDays?: number;
  readonly bookingPaise?: Paise;
  readonly commissionType?: "include" | "exclude";
  readonly commissionPaise?: Paise;
  readonly deliveryBy?: string | null;
  readonly loadingAddress?: LoadingAddress;
  readonly validUntil?: Date;
}

/** Freight per MT: a carrier's bid before GST, or what the desk charges the buyer with GST. */
export type AgreedFreight = { readonly bidPaise: Paise } | { readonly pricePaise: Paise };

export interface TermsInput {
  readonly basePaise: Paise;
  readonly offerTerms: OfferTerms;
  readonly sizes: readonly PricedSize[];
  readonly freight: AgreedFreight;
  readonly rules: MarketRules;
  readonly desk: DeskTerms;
  readonly at: Date;
}

/** Everything that marking freezes, computed once (docs/domain.md#quotation). @throws Refusal 422 for impossible terms */
export function freezeTerms(input: TermsInput) {
  const { basePaise, offerTerms, sizes, rules, desk, at } = input;
  const commissionType = desk.commissionType ?? rules.commissionType;
  const commissionPaise = desk.commissionPaise ?? rules.commissionPaise;
  const buyerBasePaise = buyerBase(basePaise, { type: commissionType, perTonnePaise: commissionPaise });
  const { freight, freightMode, toPayRatePaise } = chargedFreight(input.freight, offerTerms.gstBp, desk);
  const seller = priceOffer(basePaise, offerTerms, sizes);
  const buyer = priceOffer(buyerBasePaise, offerTerms, sizes, freight.pricePaise);
  if (!hasPriceForEverySize(seller) || !hasPriceForEverySize(buyer)) {
    throw new Refusal("refused", { message: "At this seller's price a size would cost nothing." });
  }
  const bookingPaise = desk.bookingPaise ?? calculateBookingAmount(buyer.forPaise, rules.booking);
  if (bookingPaise <= 0 || bookingPaise > buyer.forPaise) {
    throw new Refusal("refused", { message: "The booking amount must be above 0 and at most the total price." });
  }
  const validUntil = desk.validUntil ?? new Date(at.getTime() + rules.priceValidSeconds * 1000);
  if (validUntil <= at) throw new Refusal("refused", { message: "The price must be valid for some time." });
  return {
    basePaise,
    buyerBasePaise,
    transportPaise: freight.pricePaise,
    freightRatePaise: freight.ratePaise,
    freightMode,
    toPayRatePaise,
    totalKg: buyer.totalQuantityKg,
    sellerExPaise: seller.exPaise,
    exPaise: buyer.exPaise,
    freightPaise: buyer.freightPaise,
    forPaise: buyer.forPaise,
    bookingPaise,
    creditDays: desk.creditDays ?? rules.creditDays,
    commissionType,
    commissionPaise,
    commissionGstBp: rules.commissionGst,
    gstBp: offerTerms.gstBp,
    deliveryBy: desk.deliveryBy ?? null,
    validUntil,
    lines: buyer.lines.map((line, index) => {
      const own = seller.lines[index] ?? line;
      return {
        lineId: line.lineId,
        sizePaise: line.sizePaise,
        unitPaise: line.unitPaise,
        finalPaise: line.finalPaise,
        sellerUnitPaise: own.unitPaise,
        sellerFinalPaise: own.finalPaise,
      };
    }),
  };
}

const none: Freight = { ratePaise: zeroPaise, pricePaise: zeroPaise };

/**
 * The part of the freight that is in the price. Freight that the consignee pays the carrier, or that the platform pays for the buyer,
 * bears no GST at the goods' rate.
 */
function chargedFreight(agreed: AgreedFreight, gst: BasisPoints, { freightMode = "included" }: DeskTerms) {
  if (freightMode === "to_pay") {
    const toPayRatePaise = "bidPaise" in agreed ? agreed.bidPaise : agreed.pricePaise;
    if (toPayRatePaise > 0) return { freight: none, freightMode, toPayRatePaise };
    throw new Refusal("refused", {
      message: "Please enter the freight per MT that the consignee pays to the carrier.",
    });
  }
  if (freightMode === "pure_agent") {
    const costPaise = "bidPaise" in agreed ? agreed.bidPaise : agreed.pricePaise;
    if (costPaise > 0)
      return { freight: { ratePaise: costPaise, pricePaise: costPaise }, freightMode, toPayRatePaise: null };
    throw new Refusal("refused", { message: "Please enter the freight per MT that we pay for the buyer." });
  }
  const freight = "bidPaise" in agreed ? freightOfBid(agreed.bidPaise, gst) : freightOfPrice(agreed.pricePaise, gst);
  return { freight, freightMode, toPayRatePaise: null };
}

export type FrozenTerms = ReturnType<typeof freezeTerms>;

/** Whether these terms can be frozen: an offer or bid that cannot be marked must not block the others. */
export function areFreezable(input: TermsInput): boolean {
  try {
    freezeTerms(input);
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof MoneyError) return false;
    throw error;
  }
}

/**
 * What an offer costs the buyer before GST and freight. A registered buyer gets GST back as credit, so no offer is better or
 * worse for its rate; `placeOffers` adds the estimated freight, by which the ranking goes.
 */
export function goodsNetPaise(
  basePaise: number,
  terms: OfferTerms,
  sizes: readonly PricedSize[],
  rules: Pick<MarketRules, "commissionType" | "commissionPaise">,
): Paise {
  const base = buyerBase(paise(basePaise), { type: rules.commissionType, perTonnePaise: rules.commissionPaise });
  return priceOffer(base, terms, sizes).netPaise;
}
