import type { OfferItem } from "@mandi/shared/contract/product-list";
import type { Building } from "../../platform/memory/kept-answers";
import { categorySubject, people, productSubject } from "../../platform/memory/subjects";
import { describeOffers } from "./offered-listing.service";
import { selectCheapestAround } from "./related-offers.store";

const shownAtMost = 8;

/** The fields of an opened offer by which related offers are found. */
interface OpenedOffer {
  readonly id: number;
  readonly commodity_product_id: number;
  readonly category_id: number;
}

/**
 * Offers shown with an opened one: the same product from other sellers and, where those are few, its category. All offers of a
 * product share one list, with one more than is shown, because the opened one may be among them.
 */
export async function listRelatedOffers(
  shared: Building["shared"],
  { id, commodity_product_id, category_id }: OpenedOffer,
): Promise<OfferItem[]> {
  const around = await shared(async ({ db, clock, dependsOn }) => {
    const wish = { commodity_product_id, category_id, atMost: shownAtMost + 1 };
    const rows = await selectCheapestAround(db, wish);
    const own = rows.filter((row) => row.commodity_product_id === commodity_product_id);
    dependsOn(productSubject(commodity_product_id), people);
    if (own.length < wish.atMost) dependsOn(categorySubject(category_id));
    return describeOffers(db, rows, clock.now());
  }, `offers around product ${commodity_product_id}`);
  return around.filter((offer) => offer.id !== id).slice(0, shownAtMost);
}
