import { productDetailPath, productListPath } from "@mandi/shared/contract/page-paths";
import type { OfferItem, ProductItem } from "@mandi/shared/contract/product-list";
import { goodsOfPrice } from "@mandi/shared/format/priced-goods";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { unbroken } from "@mandi/shared/format/unbroken";
import { traderDay } from "@mandi/shared/messages/trader-day";
import { defineQuery } from "@mandi/shared/query/query";
import { usePages } from "@mandi/shared/query/use-pages";
import { useQuery } from "@mandi/shared/query/use-query";
import { Price } from "@mandi/shared/ui/data/price";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Block } from "@mandi/shared/ui/layout/section";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import { productPages } from "../home/home-queries";
import { commonGoods } from "../products/common-goods";
import { type PriceScale, scaleOf } from "../products/landed/price-scale";
import { RangeBar } from "../products/landed/range-bar";
import styles from "./day-offers.module.css";
import { readLowestOffers } from "./trader-day.api";

const offersQuery = defineQuery(readLowestOffers, { isKept: true, retryOnMount: false });

/** The lowest landed offers of the market's first product at the reader's pincode. */
export function DayOffers({ pincode }: { readonly pincode: string }) {
  const products = usePages(productPages, [], 1);
  const product = products.kind === "ready" ? products.data.rows[0] : undefined;
  return product ? <Offers product={product} pincode={pincode} /> : null;
}

function Offers({ product, pincode }: { readonly product: ProductItem; readonly pincode: string }) {
  const state = useQuery(offersQuery, [product.id, pincode]);
  if (state.kind === "loading") return <SkeletonBlock height={260} />;
  if (state.kind !== "ready") return null;
  const { data, total } = state.data;
  const scale = scaleOf(data);
  if (scale === null) return null;
  const goods = commonGoods(data);
  return (
    <Block
      title={traderDay.offersAt([product.name, goods].filter(Boolean).join(" "), pincode)}
      actions={
        <Link to={productListPath(product.id)} className={styles.more}>
          {traderDay.allOffers(total)} <Icon of={ArrowRight} size="xs" />
        </Link>
      }
    >
      <ul className={styles.rows}>
        {data.map((offer, place) => (
          <OfferAt key={offer.id} offer={offer} scale={scale} isFirst={place === 0} isNamed={goods === null} />
        ))}
      </ul>
      <p className={styles.note}>{traderDay.offersNote}</p>
    </Block>
  );
}

interface OfferAtProps {
  readonly offer: OfferItem;
  readonly scale: PriceScale;
  readonly isFirst: boolean;
  /** The row names its goods: the offers have none in common that the title could name. */
  readonly isNamed: boolean;
}

function OfferAt({ offer, scale, isFirst, isNamed }: OfferAtProps) {
  const { id, brand, city, priced_free_mt: free, landed } = offer;
  if (!landed) return null;
  const about = [
    isNamed ? goodsOfPrice(offer) : "",
    traderDay.exCity(city),
    typeof free === "number" ? traderDay.free(unbroken(formatTonnes(Math.floor(free)))) : "",
  ];
  return (
    <li className={styles.row}>
      <RowLink to={productDetailPath(id)} className={styles.brand}>
        {brand}
      </RowLink>
      <RangeBar landed={landed} scale={scale} isFirst={isFirst} className={styles.range} />
      <span className={styles.price}>
        <Price rupees={landed.price} decimals={0} />
      </span>
      <span className={styles.about}>{about.filter(Boolean).join(", ")}</span>
      <span className={styles.spread}>{traderDay.range(formatRupees(landed.low), formatRupees(landed.high))}</span>
    </li>
  );
}
