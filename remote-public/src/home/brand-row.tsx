import { brandProductsPath } from "@mandi/shared/contract/page-paths";
import type { BrandItem } from "@mandi/shared/contract/product-list";
import { home } from "@mandi/shared/messages/public-home";
import { Carousel } from "@mandi/shared/ui/media/carousel";
import { Picture } from "@mandi/shared/ui/media/picture";
import { Link } from "react-router-dom";
import styles from "./brand-row.module.css";

/** How many are visible, by the width of the window. */
const perView = { phone: 2, tablet: 3, desktop: 5, wide: 8 };
const brandIntervalMs = 3000;

/** Brands, each linked to its offers. */
export function BrandRow({ brands }: { readonly brands: readonly BrandItem[] }) {
  return (
    <Carousel
      label={home.brands}
      head={<h2>{home.brands}</h2>}
      look="tiles"
      perView={perView}
      intervalMs={brandIntervalMs}
    >
      {brands.map(({ id, name, thumbnail }) => (
        <Link key={id} to={brandProductsPath(id)} className={styles.brand}>
          <Picture src={thumbnail} alt="" ratio="1:1" className={styles.mark} />
          <span>{name}</span>
        </Link>
      ))}
    </Carousel>
  );
}
