import type { ProductDetailAnswer } from "@mandi/shared/contract/product-detail";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import type { Building } from "../../../platform/memory/kept-answers";
import { personSubject } from "../../../platform/memory/subjects";
import { selectBookmarked } from "./bookmark.store";

/** The listings that a person watches. */
export async function readOwnBookmarks(
  { db, dependsOn }: Pick<Building, "db" | "dependsOn">,
  userId: number,
): Promise<ReadonlySet<number>> {
  dependsOn(personSubject(userId));
  return new Set(await selectBookmarked(db, userId));
}

/** Offers as seen by a person who watches some of them. */
export function withBookmarks(offers: readonly OfferItem[], watched: ReadonlySet<number>): OfferItem[] {
  return offers.map((offer) => ({ ...offer, is_bookmarked: watched.has(offer.id) }));
}

/** An opened offer and the related ones in the same way. */
export function detailWithBookmarks(
  { products_data, seller_product_list }: ProductDetailAnswer,
  watched: ReadonlySet<number>,
): ProductDetailAnswer {
  return {
    products_data: { ...products_data, is_bookmarked: watched.has(products_data.seller_commodity_product_id) },
    seller_product_list: withBookmarks(seller_product_list, watched),
  };
}
