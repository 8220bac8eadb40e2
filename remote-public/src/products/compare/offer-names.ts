import type { OfferItem } from "@mandi/shared/contract/product-list";
import { compare } from "@mandi/shared/messages/public-products";
import type { SearchKind } from "../products.api";

/** The name of an offer in its list: offers of a product differ by brand, those of a brand by product. */
export const nameInList = ({ name, brand }: OfferItem, kind: SearchKind): string => (kind === "brand" ? name : brand);

/**
 * Names that tell the offers apart, by their keys: with the city where several have the same name, and with a number where
 * several of these are loaded in the same city.
 */
export function distinctNames(offers: readonly OfferItem[], kind: SearchKind): ReadonlyMap<number, string> {
  return new Map(
    offers.map((offer) => {
      const name = nameInList(offer, kind);
      const same = offers.filter((other) => nameInList(other, kind) === name);
      return [offer.id, same.length === 1 ? name : compare.nameAmong(name, offer.city, placeAmong(offer, same, kind))];
    }),
  );
}

/** Which of the offers with the same name and city this one is, from 1; null where there is no other. */
export function placeAmong(offer: OfferItem, offers: readonly OfferItem[], kind: SearchKind): number | null {
  const twins = offers.filter(
    (other) => nameInList(other, kind) === nameInList(offer, kind) && other.city === offer.city,
  );
  return twins.length === 1 ? null : twins.indexOf(offer) + 1;
}
