import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { formatDay } from "@mandi/shared/format/dates";
import { formatEntered, isOfToday } from "@mandi/shared/format/entered";
import { formatRupees } from "@mandi/shared/format/rupees";
import { common } from "@mandi/shared/messages/common";
import { products } from "@mandi/shared/messages/seller-products";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Clock, MapPin } from "lucide-react";
import type { To } from "react-router-dom";
import type { ProductDialogKind } from "./dialogs/product-dialog";
import styles from "./product-card.module.css";
import { productStatusLook } from "./product-status";
import { productText } from "./product-text";
import { RowPrice } from "./row-price/row-price";
import { UpdateMenu } from "./update-menu";

export interface ProductCardProps {
  readonly product: SellerProductItem;
  readonly detailsHref: To;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onUpdate: (kind: ProductDialogKind, product: SellerProductItem) => void;
  readonly onPriced: () => void;
}

/** One of the seller's products. */
export function ProductCard({ product, detailsHref, isTicked, onTick, onUpdate, onPriced }: ProductCardProps) {
  const { name, thumbnail, loading_charge, brands, category, sub_category, city, status } = product;
  const { is_stale, last_updated } = product;
  const look = productStatusLook(status);
  const now = useServerNow();
  const entered = last_updated === null ? products.noPrice : formatEntered(last_updated, now);
  const dateLook = last_updated === null || isOfToday(last_updated, now) ? undefined : styles.earlier;
  return (
    <article className={styles.card}>
      <Checkbox
        className={styles.tick}
        label={<VisuallyHidden>{products.select(productText(product))}</VisuallyHidden>}
        checked={isTicked}
        onChange={(event) => onTick(event.target.checked)}
      />
      <Picture src={thumbnail} alt="" size="s" className={styles.picture} />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p className={styles.facts}>
          <span className={styles.brand}>
            {brands.name}
            <span className={styles.place}>, {products.exCity(city)}</span>
          </span>{" "}
          <span className={styles.category}>
            <span className={styles.point}>· </span>
            {[category.name, sub_category.name].filter(Boolean).join(", ")}
          </span>
        </p>
        {status === "live" ? null : (
          <Pill tone={look.tone} icon={look.icon}>
            {status}
          </Pill>
        )}
        {status === "live" && is_stale && last_updated ? (
          <Pill tone="act" icon={Clock}>
            {common.oldPrice(formatDay(last_updated))}
          </Pill>
        ) : null}
        {product.lacks_loading_address ? (
          <Pill tone="act" icon={MapPin}>
            {products.noLoadingAddress}
          </Pill>
        ) : null}
      </div>
      <dl className={styles.prices}>
        <div>
          <dt>{products.basePrice}</dt>
          <dd>
            <RowPrice product={product} onSaved={onPriced} />
          </dd>
        </div>
        <div>
          <dt>
            {/* Where there is no room for the columns; for assistive technology they are there all the same. */}
            <span className={styles.placeToo} aria-hidden="true">
              {products.exCity(city)} ·{" "}
            </span>
            <span className={styles.dateToo} aria-hidden="true">
              <span className={dateLook}>{entered}</span> ·{" "}
            </span>
            {products.loadingCharge}
          </dt>
          <dd className={styles.charge}>
            {formatRupees(loading_charge)}
            {products.perTonne}
          </dd>
        </div>
        <div className={styles.updated}>
          <dt>{products.updated}</dt>
          <dd className={classes(styles.charge, dateLook)}>{entered}</dd>
        </div>
      </dl>
      <div className={styles.actions} data-print="hide">
        <ButtonLink
          to={detailsHref}
          size="s"
          className={styles.details}
          aria-label={products.detailsOf(productText(product))}
        >
          {products.details}
        </ButtonLink>
        <UpdateMenu product={product} onOpen={onUpdate} />
      </div>
    </article>
  );
}
