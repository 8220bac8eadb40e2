import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import type { LowestLandedAnswer, LowestLandedQuery } from "@mandi/shared/contract/lowest-landed";
import { valuesOf } from "@mandi/shared/contract/offer-filter";
import { paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { presentSizeValue } from "../catalogue/catalogue.presenter";
import { readQualitiesOf, readSizeValues } from "../catalogue/catalogue.service";
import { presentLanded } from "./landed.presenter";
import { roadsFrom } from "./landed-roads.service";
import type { PricedGoods } from "./offer-filter.store";
import { selectCheapestOrigins } from "./offered-listing.store";

/** The lowest landed estimate of one MT of each product at a pincode, in the usual size and quality of its cheapest offer there. */
export async function readLowestLanded(
  db: Db,
  { product, pincode }: LowestLandedQuery,
  now: Date,
): Promise<LowestLandedAnswer> {
  const origins = await selectCheapestOrigins(db, valuesOf(product).map(Number));
  const roads = await roadsFrom(db, origins, pincode, now);
  const lowest = new Map<number, { readonly landed: LandedEstimate; readonly goods: PricedGoods }>();
  for (const road of roads) {
    const id = road.commodity_product_id;
    const landed = presentLanded(paise(road.ex_price_paise), road);
    if (landed.price < (lowest.get(id)?.landed.price ?? Infinity)) lowest.set(id, { landed, goods: road });
  }
  const found = [...lowest];
  const [sizes, qualities] = await Promise.all([
    readSizeValues(db, [...new Set(found.flatMap(([, { goods }]) => goods.size_id ?? []))]),
    readQualitiesOf(
      db,
      found.map(([id]) => id),
    ),
  ]);
  return {
    data: found.map(([id, { landed, goods }]) => {
      const size = sizes.get(goods.size_id ?? 0)?.[0];
      const quality = qualities.get(id)?.find((one) => one.id === goods.quality_id)?.name;
      return {
        id,
        landed,
        ...(size ? { size: presentSizeValue(size) } : {}),
        ...(quality !== undefined && { quality }),
      };
    }),
  };
}
