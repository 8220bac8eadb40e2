import { productDetailPath, watchlistPath } from "@mandi/shared/contract/page-paths";
import type { DayPrice } from "@mandi/shared/contract/trader-day";
import { goodsOfPrice } from "@mandi/shared/format/priced-goods";
import { formatRupees } from "@mandi/shared/format/rupees";
import { traderDay } from "@mandi/shared/messages/trader-day";
import { Delta } from "@mandi/shared/ui/data/delta";
import { Price } from "@mandi/shared/ui/data/price";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { Block } from "@mandi/shared/ui/layout/section";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./trader-day.module.css";

/** Offers of the watch list: the current price, and how it has moved since it was saved. */
export function DayPrices({ prices }: { readonly prices: readonly DayPrice[] }) {
  // Prices are compared down the column: all are landed, or none is.
  const isLanded = prices.length > 0 && prices.every(({ landed }) => landed);
  return (
    <Block
      title={prices.length === 0 ? traderDay.prices : traderDay.pricesOf(isLanded)}
      actions={
        <Link to={watchlistPath} className={styles.more}>
          {traderDay.watchList} <Icon of={ArrowRight} size="xs" />
        </Link>
      }
    >
      {prices.length === 0 ? (
        <p className={styles.empty}>{traderDay.pricesEmpty}</p>
      ) : (
        <ul className={styles.rows}>
          {prices.map((price) => (
            <PriceRow key={price.id} price={price} isLanded={isLanded} />
          ))}
        </ul>
      )}
    </Block>
  );
}

function PriceRow({ price, isLanded }: { readonly price: DayPrice; readonly isLanded: boolean }) {
  const { id, name, brand, city, landed, ex_price, saved_price, is_stale = false } = price;
  const isMoved = !is_stale && saved_price !== undefined && saved_price !== null;
  return (
    <li className={styles.price}>
      <RowLink to={productDetailPath(id)} className={styles.goods}>
        <b>
          {name} {goodsOfPrice(price)}
        </b>
      </RowLink>
      <span className={styles.amount}>
        <Price rupees={isLanded && landed ? landed.price : ex_price} decimals={0} />
      </span>
      <span className={styles.moved}>{isMoved ? <Delta change={ex_price - saved_price} /> : null}</span>
      <span className={styles.state}>
        {brand}, {city}
      </span>
      <span className={styles.caption}>{isLanded ? traderDay.landed : traderDay.ex}</span>
      <span className={styles.caption}>{noteOf(price, isMoved)}</span>
    </li>
  );
}

function noteOf({ target, is_stale }: DayPrice, isMoved: boolean): string | null {
  if (is_stale) return traderDay.oldPrice;
  if (target !== null) return traderDay.alertAt(formatRupees(target));
  return isMoved ? traderDay.sinceSaved : null;
}
