import type { OfferItem } from "@mandi/shared/contract/product-list";
import { products } from "@mandi/shared/messages/public";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { OfferRow } from "./offer-row";
import styles from "./offer-row.module.css";
import type { SearchKind } from "./products.api";

interface OfferRowsProps {
  readonly offers: readonly OfferItem[];
  readonly kind: SearchKind;
}

/** Offers one below the other; from a desktop's width on under the names of their columns. */
export function OfferRows({ offers, kind }: OfferRowsProps) {
  const { offer, facts, city, free, price } = products.columns;
  return (
    <>
      {/* Each row says its own facts; the columns are for the eye. */}
      <div className={classes(styles.row, styles.head)} aria-hidden="true">
        <span className={styles.title}>{kind === "brand" ? products.facet.product : offer}</span>
        <span className={styles.facts}>{facts}</span>
        <span className={styles.city}>{city}</span>
        <span className={styles.free}>{free}</span>
        <span className={styles.price}>{price}</span>
      </div>
      <ul className={styles.rows}>
        {offers.map((row) => (
          <li key={row.id}>
            <OfferRow offer={row} kind={kind} />
          </li>
        ))}
      </ul>
    </>
  );
}
