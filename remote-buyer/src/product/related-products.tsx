import { productDetailAskedPath } from "@mandi/shared/contract/page-paths";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { inThickness } from "@mandi/shared/format/in-thickness";
import { sizeOfPrice } from "@mandi/shared/format/priced-goods";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { chosenGoods } from "@mandi/shared/messages/chosen-goods";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { Section } from "@mandi/shared/ui/layout/section";
import type { Bookmarks } from "../bookmarks/use-bookmarks";
import { OfferRows } from "../offers/offer-rows";
import type { LeadSize } from "./lead-size";
import { isUnusual } from "./price/usual-goods";
import { type PricedGoods, readOffersIn } from "./related.api";
import type { Selection } from "./selection";

/** Only a few: the whole list is one press on the product's name away. */
const mostShown = 8;

export interface RelatedProductsProps {
  readonly product: ProductDetail;
  /** The chosen size and grade, whose prices the related offers show where they have them. */
  readonly lead: LeadSize;
  readonly selection: Selection;
  /** Each at the price of its usual size and grade. */
  readonly offers: readonly OfferItem[];
  readonly bookmarks: Bookmarks;
}

/** Related offers, each with its bookmark. */
export function RelatedProducts(props: RelatedProductsProps) {
  const { product, lead, selection, offers, bookmarks } = props;
  if (offers.length === 0) return null;
  return (
    <Section title={messages.related}>
      {isUnusual(product, lead, selection) ? (
        <OffersAt {...props} />
      ) : (
        <OfferRows offers={offers.slice(0, mostShown)} bookmarks={bookmarks} />
      )}
    </Section>
  );
}

const offersInQuery = defineQuery((signal, goods: PricedGoods) => readOffersIn(goods, signal));

/** Other offers of the product at the price of the chosen size and grade; where there are none, the related ones as they are. */
function OffersAt({ product, lead, selection, offers, bookmarks }: RelatedProductsProps) {
  const grade = product.quality[selection.quality] ?? "";
  const { listed: size, thickness, full } = lead;
  const state = useQuery(offersInQuery, [
    { productId: product.commodity_product_id, size, thickness, grade, atMost: mostShown + 1 },
  ]);
  const goods = [full, grade].filter(Boolean).join(", ");
  const own = product.seller_commodity_product_id;
  const others = state.kind === "ready" ? state.data.filter(({ id }) => id !== own) : [];
  const same = others.map((offer) => inThickness(offer, thickness));
  const pathIn = (offer: OfferItem) =>
    productDetailAskedPath(offer.id, { size: sizeOfPrice(offer), ...(grade !== "" && { grade }) });
  return (
    <>
      {state.kind === "ready" ? (
        <p>{same.length > 0 ? chosenGoods.relatedAt(goods) : chosenGoods.relatedNone(goods)}</p>
      ) : null}
      {same.length > 0 ? (
        <OfferRows offers={same.slice(0, mostShown)} pathOf={pathIn} bookmarks={bookmarks} />
      ) : (
        <OfferRows offers={offers.slice(0, mostShown)} bookmarks={bookmarks} />
      )}
    </>
  );
}
