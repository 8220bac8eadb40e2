import type { OfferItem } from "@mandi/shared/contract/product-list";
import { product } from "@mandi/shared/messages/buyer";
import { Section } from "@mandi/shared/ui/layout/section";
import type { Bookmarks } from "../bookmarks/use-bookmarks";
import { OfferRows } from "../offers/offer-rows";

/** Only a few: the whole list is one press on the product's name away. */
const mostShown = 8;

export interface RelatedProductsProps {
  readonly offers: readonly OfferItem[];
  readonly bookmarks: Bookmarks;
}

/** Related offers, each with its bookmark. */
export function RelatedProducts({ offers, bookmarks }: RelatedProductsProps) {
  if (offers.length === 0) return null;
  return (
    <Section title={product.related}>
      <OfferRows offers={offers.slice(0, mostShown)} bookmarks={bookmarks} />
    </Section>
  );
}
