import { addPaise, type Paise } from "../money/paise";
import type { BasisPoints } from "../money/percent";
import { roundToRupee } from "../money/rounding";
import { freightOfBid } from "./freight";

/** Probable carriers' bids for a route, per MT before GST: the most likely bid and its range. */
export interface FreightSpan {
  readonly ratePaise: Paise;
  readonly lowPaise: Paise;
  readonly highPaise: Paise;
}

/** A landed price per MT before anybody has bid, with its range; all with GST. */
export interface EstimatedLandedPrice {
  /** In whole rupees, so that ex price and freight add up to what a page shows. */
  readonly freightPaise: Paise;
  readonly landedPaise: Paise;
  readonly lowPaise: Paise;
  readonly highPaise: Paise;
}

/**
 * The landed price per MT of an ex price and an estimated freight (docs/domain.md#prices); GST on freight is at the
 * goods' rate.
 */
export function estimateLandedPrice(exPaise: Paise, freight: FreightSpan, gst: BasisPoints): EstimatedLandedPrice {
  const priceOf = (bid: Paise) => roundToRupee(freightOfBid(bid, gst).pricePaise);
  const freightPaise = priceOf(freight.ratePaise);
  return {
    freightPaise,
    landedPaise: addPaise(exPaise, freightPaise),
    lowPaise: addPaise(exPaise, priceOf(freight.lowPaise)),
    highPaise: addPaise(exPaise, priceOf(freight.highPaise)),
  };
}
