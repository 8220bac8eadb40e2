import type { ProductItem } from "@mandi/shared/contract/product-list";
import { home } from "@mandi/shared/messages/public";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Picture } from "@mandi/shared/ui/media/picture";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import type { ListPage } from "../common/list-page";
import { ReadOn } from "../common/read-on";
import styles from "./product-grid.module.css";
import { useMoreProducts } from "./use-more-products";

/** Tiles of the catalogue, each to the offers for it: two rows on a wide window, and the rest page by page. */
export function ProductGrid({ first }: { readonly first: ListPage<ProductItem> }) {
  const { products, total, hasMore, reading, readOn } = useMoreProducts(first);
  if (products.length === 0) return <EmptyState title={home.productsEmpty} hasPanel />;
  return (
    <>
      <ul className={styles.grid}>
        {products.map(({ id, name, thumbnail }) => (
          <li key={id}>
            <Link to={`/product-list/${id}`} className={styles.tile}>
              <Picture src={thumbnail} alt="" className={styles.picture} />
              <span className={styles.name}>
                {name}
                <Icon of={ArrowRight} size="s" className={styles.arrow} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {total > first.data.length ? (
        <ReadOn
          shown={home.productsShown(products.length, total)}
          hasMore={hasMore}
          isLoading={reading === "loading"}
          hasFailed={reading === "failed"}
          onMore={readOn}
        />
      ) : null}
    </>
  );
}
