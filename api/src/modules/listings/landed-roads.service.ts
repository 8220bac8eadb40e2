import { zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { type EstimatedLandedPrice, estimateLandedPrice } from "@mandi/shared/pricing/landed-price";
import type { Db } from "../../platform/database/database";
import { type EstimatedRoad, estimateFreight } from "../freight-estimates/freight-estimate.service";
import type { OriginRow } from "./offer-filter.store";
import { listOrigins, type OfferWish } from "./offered-listing.store";

/** From where offers are loaded, and what bringing one MT from there costs with the GST of the goods. */
export interface LandedRoad extends OriginRow {
  readonly freight: EstimatedRoad;
  /** Of the freight alone: as the landed price of goods that cost nothing. */
  readonly price: EstimatedLandedPrice;
}

/** The roads from all offers of a group to a pincode; those of which nothing is known are left out. */
export async function readLandedRoads(
  db: Db,
  group: Pick<OfferWish, "by" | "id">,
  pincode: string | undefined,
  now: Date,
): Promise<readonly LandedRoad[]> {
  return pincode === undefined ? [] : roadsFrom(db, await listOrigins(db, group), pincode, now);
}

/** The roads from these places to a pincode; those of which nothing is known are left out. */
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
