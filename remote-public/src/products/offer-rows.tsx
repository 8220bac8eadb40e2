import type { OfferItem } from "@mandi/shared/contract/product-list";
import { inThickness } from "@mandi/shared/format/in-thickness";
import { goodsOfPrice } from "@mandi/shared/format/priced-goods";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { common } from "@mandi/shared/messages/common";
import { landed, products } from "@mandi/shared/messages/public-products";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { useState } from "react";
import { useFetchedAhead } from "../common/use-fetched-ahead";
import { commonGoods } from "./common-goods";
import { distinctNames, numberAmong } from "./compare/offer-names";
import type { Choice } from "./compare/use-choice";
import { useWantedQuantity } from "./compare/wanted-quantity";
import { type PriceScale, scaleOf } from "./landed/price-scale";
import { isOfAllSizes, OfferRow } from "./offer-row";
import styles from "./offer-row.module.css";
import type { OfferWish } from "./products.api";

const loadDialog = async () =>
  (await import(/* webpackChunkName: "landed-dialog" */ "@mandi/shared/landed/landed-dialog")).LandedDialog;
const LandedDialog = latePart(loadDialog, { failed: common.failedTitle, waiting: null });

interface OfferRowsProps {
  readonly offers: readonly OfferItem[];
  readonly wish: OfferWish;
  readonly choice: Choice;
}

/** Offers one below the other; from desktop width up under column headings. */
export function OfferRows({ offers: found, wish, choice }: OfferRowsProps) {
  const [opened, setOpened] = useState<OfferItem | null>(null);
  const { tonnes } = useWantedQuantity();
  const offers = found.map((offer) => inThickness(offer, wish.filter.thickness));
  const isAtSite = wish.pincode !== null;
  useFetchedAhead(loadDialog, isAtSite);
  const scale = scaleOf(offers);
  const goods = commonGoods(offers);
  const names = distinctNames(offers, wish.kind);
  const lowest = wish.order === "landed" && offers[0]?.landed ? offers[0].id : null;
  return (
    <>
      <ColumnNames wish={wish} choice={choice} scale={scale} goods={goods} />
      <ul className={styles.rows}>
        {offers.map((row) => (
          <li key={row.id}>
            <OfferRow
              offer={row}
              wish={wish}
              choice={choice}
              number={numberAmong(row, offers, wish.kind)}
              choiceName={names.get(row.id) ?? row.name}
              areGoodsInHead={goods !== null}
              atSite={isAtSite ? { scale, isFirst: row.id === lowest, onOpen: () => setOpened(row) } : null}
            />
          </li>
        ))}
      </ul>
      {opened?.landed && wish.pincode !== null ? (
        <LandedDialog
          exPrice={opened.ex_price}
          landed={opened.landed}
          goods={[opened.brand, opened.name, goodsOfPrice(opened), `ex-${opened.city}`]}
          pincode={wish.pincode}
          tonnes={tonnes}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}

interface ColumnNamesProps extends Pick<OfferRowsProps, "wish" | "choice"> {
  readonly scale: PriceScale | null;
  readonly goods: string | null;
}

/** Each row is complete by itself; the column headings are visual only. */
function ColumnNames({ wish, choice, scale, goods }: ColumnNamesProps) {
  const { offer, facts, grade, sizes, city, updated, free, freeInAll, price, priceOf } = products.columns;
  const isAtSite = wish.pincode !== null;
  return (
    <div
      className={classes(styles.row, styles.head, choice.isChoosing && styles.choosing, isAtSite && styles.atSite)}
      aria-hidden="true"
    >
      <span className={styles.title}>{wish.kind === "brand" ? products.facet.product : offer}</span>
      <span className={styles.bothFacts}>{facts}</span>
      <span className={styles.grade}>{grade}</span>
      <span className={styles.sizes}>{sizes}</span>
      <span className={styles.city}>{city}</span>
      <span className={styles.updated}>{updated}</span>
      <span className={styles.free}>{isOfAllSizes(wish) ? freeInAll : free}</span>
      {isAtSite ? (
        <>
          <span className={styles.ex}>{landed.columns.ex}</span>
          <span className={styles.freight}>{landed.columns.freight}</span>
          <span className={styles.price}>{landed.columns.landed}</span>
          <span className={styles.range}>
            {scale ? landed.rangeOf(formatGrouped(scale.min), formatGrouped(scale.max)) : landed.columns.range}
          </span>
        </>
      ) : (
        <span className={styles.price}>{goods === null ? price : priceOf(goods)}</span>
      )}
    </div>
  );
}
