import type { WatchedOffer } from "@mandi/shared/contract/bookmark";
import type { ReactNode } from "react";
import type { Bookmarks } from "../bookmarks/use-bookmarks";
import styles from "./offer-grid.module.css";
import { OfferTile } from "./offer-tile";

export interface OfferGridProps {
  readonly offers: readonly WatchedOffer[];
  readonly bookmarks: Bookmarks;
  readonly heading?: "h2" | "h3";
  /** What else can be done with an offer, below its price. */
  readonly footOf?: (offer: WatchedOffer) => ReactNode;
}

/** Offers side by side, divided by hairlines. */
export function OfferGrid({ offers, bookmarks, heading = "h3", footOf }: OfferGridProps) {
  return (
    <ul className={styles.grid}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferTile offer={offer} bookmarks={bookmarks} heading={heading} foot={footOf?.(offer)} />
        </li>
      ))}
    </ul>
  );
}
