import { productListPath } from "@mandi/shared/contract/page-paths";
import type { ProductItem } from "@mandi/shared/contract/product-list";
import { goodsOfPrice } from "@mandi/shared/format/priced-goods";
import { formatRupees } from "@mandi/shared/format/rupees";
import { home } from "@mandi/shared/messages/public-home";
import type { GrownList } from "@mandi/shared/query/list-page";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Picture } from "@mandi/shared/ui/media/picture";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { ReadOn } from "../common/read-on";
import type { LandedTile } from "./home.api";
import styles from "./product-grid.module.css";
import { useLandedTiles } from "./use-landed-tiles";
import type { useProducts } from "./use-products";

export interface ProductGridProps extends ReturnType<typeof useProducts> {
  readonly list: GrownList<ProductItem>;
}

/** Tiles of the catalogue, each linked to its offers: two rows on a wide window, and more page by page. */
export function ProductGrid({ list: { rows: products, total, hasMore }, state, isLong, showMore }: ProductGridProps) {
  const landed = useLandedTiles(products);
  return (
    <>
      {landed === null ? null : <p className={styles.note}>{home.landedNote(landed.pincode)}</p>}
      <ul className={styles.grid}>
        {products.map(({ id, name, thumbnail }) => (
          <li key={id}>
            <Link to={productListPath(id)} className={styles.tile}>
              <Picture src={thumbnail} alt="" className={styles.picture} />
              <span className={styles.name}>
                {name}
                <Icon of={ArrowRight} size="s" className={styles.arrow} />
              </span>
              {landed === null ? null : <LandedLine landed={landed.of.get(id)} />}
            </Link>
          </li>
        ))}
      </ul>
      {hasMore || isLong ? (
        <ReadOn
          shown={home.productsShown(products.length, total)}
          hasMore={hasMore}
          isLoading={state.more.isLoading}
          hasFailed={state.more.hasFailed}
          onMore={showMore}
        />
      ) : null}
    </>
  );
}

/** Its space is reserved while the estimate loads, and where there is none. */
function LandedLine({ landed: tile }: { readonly landed: LandedTile | undefined }) {
  if (tile === undefined) return <span className={styles.landed} />;
  const goods = goodsOfPrice({ default_variation: tile.size ?? null, default_quality: tile.quality ?? null });
  return (
    <span className={styles.landed}>
      {[home.landedFrom(formatRupees(tile.landed.price)), goods].filter((part) => part !== "").join(", ")}
    </span>
  );
}
