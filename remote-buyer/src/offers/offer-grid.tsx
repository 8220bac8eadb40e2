import type { WatchedOffer } from "@mandi/shared/contract/bookmark";
import type { Bookmarks } from "../bookmarks/use-bookmarks";
import styles from "./offer-grid.module.css";
import { OfferTile } from "./offer-tile";

export interface OfferGridProps {
  readonly offers: readonly WatchedOffer[];
  readonly bookmarks: Bookmarks;
  readonly heading?: "h2" | "h3";
}

/** Offers side by side, divided by hairlines. */
export function OfferGrid({ offers, bookmarks, heading = "h3" }: OfferGridProps) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferTile offer={offer} bookmarks={bookmarks} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
