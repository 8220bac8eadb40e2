import { addPaise, type Paise, subtractPaise } from "../money/paise";
import type { BasisPoints } from "../money/percent";
import { roundTax, roundTaxIncluded } from "../money/rounding";

/** The real freight may differ by this much per MT without asking the buyer (docs/domain.md#vehicle). */
export const freightToleranceRupees = 100;

/** Freight per MT: what the carrier bids, and what the buyer pays with the GST of the goods (docs/domain.md#freight). */
export interface Freight {
  /** Before GST. */
  readonly ratePaise: Paise;
  /** With GST: `transport_price` of a buyer. */
  readonly pricePaise: Paise;
}

/** What the buyer pays for a carrier's bid. */
export function freightOfBid(bidPaise: Paise, gst: BasisPoints): Freight {
  return { ratePaise: bidPaise, pricePaise: addPaise(bidPaise, roundTax(bidPaise, gst)) };
}

/** Freight computed back from what the buyer pays. */
export function freightOfPrice(pricePaise: Paise, gst: BasisPoints): Freight {
  return { ratePaise: subtractPaise(pricePaise, roundTaxIncluded(pricePaise, gst)), pricePaise };
}
