import { sizeText } from "@mandi/shared/format/size-text";
import { kilograms } from "@mandi/shared/money/kilograms";
import { addPaise, type Paise, paise, subtractPaise } from "@mandi/shared/money/paise";
import { roundLine } from "@mandi/shared/money/rounding";
import type { Db } from "../../../platform/database/database";
import { found } from "../../../platform/errors";
import { readFreeStock } from "../../listings/listing-stock.open.store";
import { type MarketRules, readMarketRules } from "../market-rules";
import { findQuotation, listLines, type QuotationLineRow } from "../quotation.store";
import { shortagesOf } from "../stock/shortage.policy";
import { sizesOf } from "./freeze.service";
import { listStandingBids, listStandingOffers, type StandingBid, type StandingOffer } from "./marking.store";
import { canBeFrozen } from "./placing.policy";
import { buyerNetPaise, type FrozenTerms, freezeTerms } from "./terms.policy";

/** An offer with a freight bid, priced as a marking of now would freeze them. */
export interface MarkablePair {
  readonly offer: StandingOffer;
  readonly bid: StandingBid;
  readonly terms: FrozenTerms;
  /** Goods and freight before GST, of the whole quantity. */
  readonly landedPaise: Paise;
  readonly gstPaise: Paise;
  /** The seller's stock covers what is asked for. */
  readonly canDeliver: boolean;
}

/** What an offer's listing has of an asked size; null where its seller has entered no stock. */
export interface FreeOfSize {
  readonly sellerId: number;
  readonly size: string;
  readonly askedKg: number;
  readonly freeKg: number | null;
}

/** Every offer with every freight bid of a quotation. @throws Refusal 404 */
export async function readPairs(db: Db, quotationId: number, at: Date) {
  const quotation = found(await findQuotation(db, quotationId));
  const [rules, offers, bids, lines] = [
    await readMarketRules(db),
    await listStandingOffers(db, [quotationId]),
    await listStandingBids(db, quotationId),
    await listLines(db, quotationId),
  ];
  const sizes = sizesOf(lines);
  const stock = await readFreeStock(
    db,
    offers.map(({ listing_id }) => listing_id),
    sizes.map(({ sizeId }) => sizeId),
  );
  const pairs = offers.flatMap((offer) =>
    bids.flatMap((bid) => {
      const canDeliver = shortagesOf(stock, offer.listing_id, sizes).length === 0;
      const pair = pairOf({ offer, bid, lines, rules, at });
      return pair === null ? [] : [{ ...pair, canDeliver }];
    }),
  );
  const free = offers.flatMap((offer) =>
    lines.map((line): FreeOfSize => {
      const row = stock.find(
        ({ listingId, sizeId }) => listingId === offer.listing_id && sizeId === line.size_variation_id,
      );
      const freeKg = row === undefined ? 0 : row.freeKg;
      return { sellerId: offer.seller_id, size: sizeText(line.value), askedKg: line.quantity_kg, freeKg };
    }),
  );
  return { hsn: quotation.hsn, pairs, free };
}

interface PairInput {
  readonly offer: StandingOffer;
  readonly bid: StandingBid;
  readonly lines: readonly QuotationLineRow[];
  readonly rules: MarketRules;
  readonly at: Date;
}

/** Null where these two cannot be marked, as at a price by which a size would cost nothing. */
function pairOf({ offer, bid, lines, rules, at }: PairInput): Omit<MarkablePair, "canDeliver"> | null {
  const sizes = sizesOf(lines);
  const freight = { bidPaise: paise(bid.price_paise) };
  if (!canBeFrozen(offer, freight, { sizes, rules, at })) return null;
  const basePaise = paise(offer.base_price_paise);
  const terms = freezeTerms({ basePaise, offerTerms: offer.terms, sizes, freight, rules, desk: {}, at });
  const goodsPaise = buyerNetPaise(basePaise, offer.terms, sizes, rules);
  const landedPaise = addPaise(goodsPaise, roundLine(terms.freightRatePaise, kilograms(terms.totalKg)));
  return { offer, bid, terms, landedPaise, gstPaise: subtractPaise(terms.forPaise, landedPaise) };
}
