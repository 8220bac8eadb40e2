import { productDetailPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatDay } from "@mandi/shared/format/dates";
import { formatSize } from "@mandi/shared/format/sizes";
import { common } from "@mandi/shared/messages/common";
import { products } from "@mandi/shared/messages/public";
import { Price } from "@mandi/shared/ui/data/price";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Clock, MapPin } from "lucide-react";
import { Link } from "react-router-dom";
import { OfferBookmark } from "./offer-bookmark";
import styles from "./offer-card.module.css";

/** One seller's offer; its page asks visitors to sign in first. */
export function OfferCard({ offer }: { readonly offer: OfferItem }) {
  const {
    id,
    name,
    thumbnail,
    brand,
    quality,
    default_variation,
    city,
    ex_price,
    is_stale = false,
    last_updated,
  } = offer;
  const size = default_variation && formatSize(`${default_variation.value} ${default_variation.unit.short_name}`);
  return (
    <article className={styles.card}>
      <Picture src={thumbnail} alt="" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>
          <Link to={productDetailPath(id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className={styles.brand}>{brand}</p>
        <p className={styles.facts}>{[qualityWords(quality), size].filter(Boolean).join(", ")}</p>
        <p className={styles.city}>
          <Icon of={MapPin} size="xs" />
          {products.exCity(city)}
        </p>
        <Price rupees={ex_price} size="m" unit={products.perTonne} className={styles.price} />
        {is_stale ? (
          <p className={styles.old}>
            <Pill tone="act" icon={Clock}>
              {common.oldPrice(last_updated ? formatDay(last_updated) : "")}
            </Pill>
          </p>
        ) : null}
      </div>
      <OfferBookmark offer={offer} className={styles.bookmark} />
    </article>
  );
}

function qualityWords([first, ...others]: readonly string[]): string | undefined {
  if (first === undefined || others.length === 0) return first;
  return `${first} ${products.moreQualities(others.length)}`;
}
