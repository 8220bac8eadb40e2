import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatPaise, formatRupees } from "@mandi/shared/format/rupees";
import { quotation as words } from "@mandi/shared/messages/seller-trade";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";

type Bid = SellerQuotation["bidding_list"][number];

export interface BoardRow {
  /** 1 is the lowest. */
  readonly rank: number;
  readonly name: string;
  readonly isMine: boolean;
  readonly rupees: number;
  /** Rupees above the lowest. */
  readonly toLowest: number;
  /** Place between the lowest and the highest, 0 to 1. */
  readonly share: number;
}

/** The offers as rows; rivals have numbers, never names (R-174, H-29). */
export function boardRows(bids: readonly Bid[]): readonly BoardRow[] {
  const lowest = bids[0]?.base_price ?? 0;
  const spread = (bids.at(-1)?.base_price ?? 0) - lowest;
  let rivals = 0;
  return bids.map(({ base_price, is_my_price }, index) => {
    const isMine = is_my_price === 1;
    if (!isMine) rivals += 1;
    return {
      rank: index + 1,
      name: isMine ? words.myOffer : words.sellerNumber(rivals),
      isMine,
      rupees: base_price,
      toLowest: base_price - lowest,
      share: spread === 0 ? 0 : (base_price - lowest) / spread,
    };
  });
}

export function myPlace(bids: readonly Bid[]): number | null {
  const index = bids.findIndex(({ is_my_price }) => is_my_price === 1);
  return index === -1 ? null : index + 1;
}

/** `1st`, `2nd`, `3rd`, `11th` */
export function ordinal(place: number): string {
  const endings = { one: "st", two: "nd", few: "rd", other: "th", zero: "th", many: "th" };
  return `${place}${endings[ordinalRules.select(place)]}`;
}
const ordinalRules = new Intl.PluralRules("en", { type: "ordinal" });

/** One sentence on the own place; null before the own offer. */
export function rankSentence(bids: readonly Bid[]): string | null {
  const place = myPlace(bids);
  return place === null ? null : words.rankOf(ordinal(place), bids.length);
}

/** What changed on the board between two looks at it, for those who do not see it (H-46); empty when nothing did. */
export function boardNews(before: readonly Bid[], now: readonly Bid[]): string {
  const place = myPlace(now);
  const news: string[] = [];
  if (place !== null && (place !== myPlace(before) || now.length !== before.length)) {
    news.push(words.nowRank(ordinal(place), now.length));
  }
  const lowest = now[0]?.base_price;
  if (lowest !== undefined && lowest !== before[0]?.base_price) news.push(words.nowLowest(formatRupees(lowest)));
  return news.join(" ");
}

/** Where a typed price would stand among the rivals. */
export function typedPlace(bids: readonly Bid[], typed: Paise): string {
  const rivals = bids.filter(({ is_my_price }) => is_my_price === 0).map((bid) => paiseFromRupees(bid.base_price));
  const price = formatPaise(typed);
  const [lowest] = rivals;
  if (lowest === undefined) return words.wouldBeOnly(price);
  if (typed < lowest) return words.wouldBeLowest(price, formatPaise(lowest - typed));
  if (typed === lowest) return words.wouldEqual(price);
  const place = rivals.filter((rival) => rival <= typed).length + 1;
  return words.wouldBeAbove(price, formatPaise(typed - lowest), ordinal(place), rivals.length + 1);
}
