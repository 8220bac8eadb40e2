import type { OfferItem } from "@mandi/shared/contract/product-list";
import { compare } from "@mandi/shared/messages/public-products";
import type { SearchKind } from "../products.api";

/** The name of an offer in its list: offers of a product differ by brand, those of a brand by product. */
export const nameInList = ({ name, brand }: OfferItem, kind: SearchKind): string => (kind === "brand" ? name : brand);

/**
 * Names that tell the offers apart, by their keys: with the city where several have the same name, and with their number where
 * several of these are loaded in the same city.
 */
export function distinctNames(offers: readonly OfferItem[], kind: SearchKind): ReadonlyMap<number, string> {
  return new Map(
    offers.map((offer) => {
      const name = nameInList(offer, kind);
      const same = offers.filter((other) => nameInList(other, kind) === name);
      return [offer.id, same.length === 1 ? name : compare.nameAmong(name, offer.city, numberAmong(offer, same, kind))];
    }),
  );
}

/** The number of the offer, which its page shows too, where others have the same name and city; null where it is the only one. */
export function numberAmong(offer: OfferItem, offers: readonly OfferItem[], kind: SearchKind): number | null {
  const twins = offers.filter(
    (other) => nameInList(other, kind) === nameInList(offer, kind) && other.city === offer.city,
  );
  return twins.length === 1 ? null : offer.id;
}
