import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatShortDay } from "@mandi/shared/format/dates";
import { formatRupees, formatWhole } from "@mandi/shared/format/rupees";
import { quotation } from "@mandi/shared/messages/seller-trade";
import { type Paise, rupeesFromPaise, subtractRupees } from "@mandi/shared/money/paise";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import styles from "./market-helper.module.css";

export interface MarketHelperProps {
  readonly market: SellerQuotation["market"];
  readonly typedPaise: Paise | null;
}

interface Mark {
  readonly term: string;
  readonly rupees: number | null;
  /** An average is no price that anybody typed. */
  readonly format?: typeof formatWhole;
}

/**
 * Comparisons for the typed price: the day's ingot price, the seller's own last 30 days, listed price and last offers.
 */
export function MarketHelper({ market, typedPaise }: MarketHelperProps) {
  const marks: readonly Mark[] = [
    { term: quotation.ingot(market.ingot_location), rupees: market.ingot_price },
    { term: quotation.average, rupees: market.own_average_30_days, format: formatWhole },
    { term: listedTerm(market), rupees: market.listed_base_price },
    ...market.own_last_offers.map(({ unique_id, base_price, at }) => ({
      term: quotation.lastOffer(unique_id, formatShortDay(at)),
      rupees: base_price,
    })),
  ];
  const known = marks.flatMap(({ rupees, ...mark }) => (rupees ? [{ ...mark, rupees }] : []));
  if (known.length === 0) return null;
  return (
    <section aria-label={quotation.market}>
      <h2 className={styles.title}>{quotation.market}</h2>
      <DefinitionList
        isSum
        items={known.map(({ term, rupees, format = formatRupees }) => ({
          term,
          value: (
            <>
              {format(rupees)}
              {typedPaise === null ? null : (
                <small className={styles.difference}>
                  {format(subtractRupees(rupeesFromPaise(typedPaise), rupees), { signed: true })}
                </small>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}

/** Names the listing where the enquiry does not: any brand was asked for. */
function listedTerm({ listed_brand, listed_city }: SellerQuotation["market"]): string {
  if (!listed_brand || !listed_city) return quotation.listed;
  return `${quotation.listed}, ${listed_brand}, ${listed_city}`;
}
