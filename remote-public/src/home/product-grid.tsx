import type { ProductItem } from "@mandi/shared/contract/product-list";
import { home } from "@mandi/shared/messages/public";
import { Button } from "@mandi/shared/ui/controls/button";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Picture } from "@mandi/shared/ui/media/picture";
import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import styles from "./product-grid.module.css";

/** Two rows on a wide window; the whole catalogue is one press away. */
const shownAtFirst = 10;

/** Tiles of the catalogue, each to the offers for it. */
export function ProductGrid({ products }: { readonly products: readonly ProductItem[] }) {
  const [isWhole, setIsWhole] = useState(false);
  if (products.length === 0) return <EmptyState title={home.productsEmpty} hasPanel />;
  const shown = isWhole ? products : products.slice(0, shownAtFirst);
  return (
    <>
      <ul className={styles.grid}>
        {shown.map(({ id, name, thumbnail }) => (
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
      {shown.length < products.length ? (
        <div className={styles.more}>
          <Button onClick={() => setIsWhole(true)}>{home.allProducts(products.length)}</Button>
        </div>
      ) : null}
    </>
  );
}
