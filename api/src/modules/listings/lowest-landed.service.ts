import type { LowestLandedAnswer, LowestLandedQuery } from "@mandi/shared/contract/lowest-landed";
import { valuesOf } from "@mandi/shared/contract/offer-filter";
import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { presentLanded } from "./landed.presenter";
import { roadsFrom } from "./landed-roads.service";
import { listCheapestOrigins } from "./offered-listing.store";

/** What one MT of each product costs at least at a pincode, estimated: in the usual size of its cheapest offer there. */
export async function readLowestLanded(
  db: Db,
  { product, pincode }: LowestLandedQuery,
  now: Date,
): Promise<LowestLandedAnswer> {
  const origins = await listCheapestOrigins(db, valuesOf(product).map(Number));
  const roads = await roadsFrom(db, origins, pincode, now);
  const lowest = new Map<number, LowestLandedAnswer["data"][number]>();
  for (const road of roads) {
    const id = road.commodity_product_id;
    const landed = presentLanded(paise(road.ex_price_paise), road);
    if (landed.price < (lowest.get(id)?.landed.price ?? Infinity)) lowest.set(id, { id, landed });
  }
  return { data: [...lowest.values()] };
}
