import { zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { type EstimatedLandedPrice, estimateLandedPrice } from "@mandi/shared/pricing/landed-price";
import type { Db } from "../../platform/database/database";
import { type EstimatedRoad, estimateFreight } from "../freight-estimates/freight-estimate.service";
import type { OriginRow } from "./offer-filter.store";
import { type OfferWish, selectOrigins } from "./offered-listing.store";

/** A loading place of offers, and the cost of bringing one MT from there with GST at the goods' rate. */
export interface LandedRoad extends OriginRow {
  readonly freight: EstimatedRoad;
  /** The freight alone: the landed price of goods that cost nothing. */
  readonly price: EstimatedLandedPrice;
}

/** The roads from all offers of a group to a pincode, without those for which there is no estimate. */
export async function listLandedRoads(
  db: Db,
  group: Pick<OfferWish, "by" | "id">,
  pincode: string | undefined,
  now: Date,
): Promise<readonly LandedRoad[]> {
  return pincode === undefined ? [] : roadsFrom(db, await selectOrigins(db, group), pincode, now);
}

/** The roads from these places to a pincode, without those for which there is no estimate. */
export async function roadsFrom<Origin extends OriginRow>(
  db: Db,
  origins: readonly Origin[],
  pincode: string,
  now: Date,
): Promise<readonly (LandedRoad & Origin)[]> {
  const places = origins.map(({ commodity_product_id: productId, city, state }) => ({ productId, city, state }));
  const estimates = await estimateFreight(db, pincode, places, now);
  return origins.flatMap((origin, index): (LandedRoad & Origin)[] => {
    const freight = estimates[index];
    return freight
      ? [{ ...origin, freight, price: estimateLandedPrice(zeroPaise, freight, basisPoints(origin.gst_bp)) }]
      : [];
  });
}
