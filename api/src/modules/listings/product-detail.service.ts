import type { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import { daysAfter } from "@mandi/shared/format/days";
import { secondsAfter, tradeDay } from "../../platform/clock";
import { found } from "../../platform/errors";
import type { Building } from "../../platform/memory/kept-answers";
import { people, productSubject } from "../../platform/memory/subjects";
import { listPackaging, listQualities, readSizeValues } from "../catalogue/catalogue.service";
import { freshSince } from "./price-age";
import { presentProductDetail } from "./product-detail.presenter";
import {
  selectListingSizes,
  selectOfferedListing,
  selectOtherCharges,
  selectPriceChanges,
} from "./product-detail.store";
import { listRelatedOffers } from "./related-offers.service";

const chartDays = 30;

/** An offer with related ones, the same for everybody; whether a person watches one is added elsewhere. */
export async function readProductDetail(
  { db, dependsOn, shared }: Pick<Building, "db" | "dependsOn" | "shared">,
  id: number,
  now: Date,
): Promise<ProductDetailAnswer> {
  const listing = found(await selectOfferedListing(db, id), "This product is not on offer now.");
  const productId = listing.commodity_product_id;
  dependsOn(productSubject(productId), people);
  const listed = selectListingSizes(db, { listingId: id });
  const [qualities, packaging, otherCharges, sizes, values, changes, related, since] = await Promise.all([
    listQualities(db, productId),
    listPackaging(db, productId),
    selectOtherCharges(db, { listingId: id }),
    listed,
    listed.then((rows) =>
      readSizeValues(
        db,
        rows.map((size) => size.id),
      ),
    ),
    selectPriceChanges(db, { listingId: id, since: secondsAfter(now, -chartDays * 24 * 3_600) }),
    listRelatedOffers(shared, listing),
    freshSince(db, now),
  ]);
  const history = priceByDay(changes, tradeDay(now));
  return {
    products_data: presentProductDetail({ listing, qualities, packaging, otherCharges, sizes, values, history, since }),
    seller_product_list: related,
  };
}

interface PriceChange {
  readonly at: Date;
  readonly ex_price_paise: number;
}

/** The price at the end of each of the last days: a day without a change has the price of the day before. */
export function priceByDay(changes: readonly PriceChange[], today: string): ReadonlyMap<string, number> {
  const lastOfDay = new Map(changes.map(({ at, ex_price_paise }) => [tradeDay(at), ex_price_paise]));
  const firstDay = daysAfter(today, 1 - chartDays);
  let price = changes.filter(({ at }) => tradeDay(at) < firstDay).at(-1)?.ex_price_paise;
  const byDay = new Map<string, number>();
  for (let day = firstDay; day <= today; day = daysAfter(day, 1)) {
    price = lastOfDay.get(day) ?? price;
    if (price !== undefined) byDay.set(day, price);
  }
  return byDay;
}
