import type { WatchedOffer } from "@mandi/shared/contract/bookmark";
import { productDetailPath } from "@mandi/shared/contract/page-paths";
import { classes } from "@mandi/shared/ui/foundation/classes";
import type { ReactNode } from "react";
import type { Bookmarks } from "../bookmarks/use-bookmarks";
import { OfferRow } from "./offer-row";
import styles from "./offer-rows.module.css";

export interface OfferRowsProps {
  readonly offers: readonly WatchedOffer[];
  readonly bookmarks: Bookmarks;
  readonly heading?: "h2" | "h3";
  /** Where an offer opens; by default in its usual size and grade. */
  readonly pathOf?: (offer: WatchedOffer) => string;
  /** Other actions for an offer, below its price. */
  readonly footOf?: (offer: WatchedOffer) => ReactNode;
}

const usualPath = ({ id }: WatchedOffer) => productDetailPath(id);

/** Offers one below the other, so that what differs is in one column. */
export function OfferRows({ offers, bookmarks, heading = "h3", pathOf = usualPath, footOf }: OfferRowsProps) {
  return (
    <ul className={classes(styles.rows, heading === "h2" && styles.ofPage)}>
      {offers.map((offer) => (
        <li key={offer.id}>
          <OfferRow offer={offer} to={pathOf(offer)} bookmarks={bookmarks} heading={heading} foot={footOf?.(offer)} />
        </li>
      ))}
    </ul>
  );
}
