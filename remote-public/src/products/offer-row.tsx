import { productDetailPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatSize, formatSizeSpan } from "@mandi/shared/format/sizes";
import { products } from "@mandi/shared/messages/public";
import { Price } from "@mandi/shared/ui/data/price";
import { Link } from "react-router-dom";
import { OfferBookmark } from "./offer-bookmark";
import styles from "./offer-row.module.css";
import type { SearchKind } from "./products.api";
import { UpdatedAt } from "./updated-at";

interface OfferRowProps {
  readonly offer: OfferItem;
  /** Offers of a product differ by brand, those of a brand by product: that is the title. */
  readonly kind: SearchKind;
}

/** One seller's offer in a line; its page asks visitors to sign in first. */
export function OfferRow({ offer, kind }: OfferRowProps) {
  const { id, name, brand, quality, sizes, city, ex_price, free_mt } = offer;
  const facts = [qualityWords(quality), sizes ? formatSizeSpan(sizes) : ""].filter(Boolean);
  return (
    <article className={styles.row}>
      <h2 className={styles.title}>
        <Link to={productDetailPath(id)} className={styles.link}>
          {kind === "brand" ? name : brand}
        </Link>
      </h2>
      <p className={styles.facts}>{facts.join(" · ")}</p>
      <p className={styles.city}>{products.exCity(city)}</p>
      <UpdatedAt offer={offer} className={styles.updated} />
      <p className={styles.free}>
        {typeof free_mt === "number" ? products.free(formatTonnes(wholeTonnes(free_mt))) : null}
      </p>
      <Price rupees={ex_price} size="m" unit={unitOf(offer)} className={styles.price} />
      <OfferBookmark offer={offer} className={styles.bookmark} />
    </article>
  );
}

/** A price is of one size, whatever the list is narrowed by: it says of which. */
function unitOf({ default_variation: size }: OfferItem): string {
  if (!size) return products.perTonne;
  return products.perTonneOf(formatSize(`${size.value} ${size.unit.short_name}`.trim()));
}

function qualityWords([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || others.length === 0) return first;
  return `${first} ${products.otherQualities(others.length)}`;
}

/** Nobody chooses by kilograms; what is below a tonne is said as it is. */
function wholeTonnes(tonnes: number): number {
  return tonnes < 1 ? tonnes : Math.floor(tonnes);
}
