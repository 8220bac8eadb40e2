import type { OfferItem } from "@mandi/shared/contract/product-list";
import { point } from "@mandi/shared/format/joined";
import { goodsOfPrice, gradesOfOffer, sizeOfPrice } from "@mandi/shared/format/priced-goods";
import { formatTonnes, tonnesFigure } from "@mandi/shared/format/quantity";
import { formatGrouped } from "@mandi/shared/format/rupees";
import { formatSizeSpan } from "@mandi/shared/format/sizes";
import { unbroken } from "@mandi/shared/format/unbroken";
import { compare, landed as messages, products } from "@mandi/shared/messages/public-products";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { Price } from "@mandi/shared/ui/data/price";
import { RowLink } from "@mandi/shared/ui/data/row-link";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { comparedAtMost } from "./compare/compared-ids";
import { nameInList } from "./compare/offer-names";
import type { Choice } from "./compare/use-choice";
import { LandedFigure } from "./landed/landed-figure";
import type { PriceScale } from "./landed/price-scale";
import { RangeBar } from "./landed/range-bar";
import { OfferBookmark } from "./offer-bookmark";
import { useOfferPath } from "./offer-path";
import styles from "./offer-row.module.css";
import type { OfferWish } from "./products.api";
import { UpdatedAt } from "./updated-at";

interface OfferRowProps {
  readonly offer: OfferItem;
  /** Offers of a product differ by brand, those of a brand by product: that is the title. */
  readonly wish: OfferWish;
  /** Null: no place of delivery is set, and the price is the ex price. */
  readonly atSite: RowAtSite | null;
  /** The head of the column names the size and the grade of all prices. */
  readonly areGoodsInHead: boolean;
  readonly choice: Choice;
  /** The number of the offer, where others have the same name and city; null where it is the only one. */
  readonly number: number | null;
  /** What its checkbox is called beside the others. */
  readonly choiceName: string;
}

/** What all rows of a list at a place of delivery share. */
export interface RowAtSite {
  readonly scale: PriceScale | null;
  readonly isFirst: boolean;
  readonly onOpen: () => void;
}

/** One seller's offer in a line; its page asks visitors to log in first. */
export function OfferRow({ offer, wish, atSite, areGoodsInHead, choice, number, choiceName }: OfferRowProps) {
  const { id, sizes, city, free_mt, landed } = offer;
  const grade = gradesOfOffer(offer) ?? "";
  const span = sizes ? formatSizeSpan(sizes) : "";
  const pathOf = useOfferPath(wish.filter);
  return (
    <article
      className={classes(
        styles.row,
        choice.isChoosing && styles.choosing,
        atSite && styles.atSite,
        atSite?.isFirst && styles.first,
      )}
    >
      {choice.isChoosing ? <ChoiceBox id={id} name={choiceName} choice={choice} /> : null}
      <h2 className={styles.title}>
        <RowLink to={pathOf(offer)}>{nameInList(offer, wish.kind)}</RowLink>
        {number === null ? null : <span className={styles.unit}> {compare.offerNumber(number)}</span>}
      </h2>
      <p className={styles.facts}>
        <span className={styles.grade}>{grade}</span>
        {grade && span ? <span className={styles.dot}>{point}</span> : null}
        <span className={styles.sizes}>{span}</span>
      </p>
      <p className={styles.city}>
        {products.exCity(city)}
        {landed?.kilometres === undefined ? null : (
          <span className={styles.road}>{messages.kilometres(landed.kilometres)}</span>
        )}
      </p>
      <UpdatedAt offer={offer} className={styles.updated} />
      <p className={styles.free}>
        {typeof free_mt === "number" ? (
          <FreeStock tonnes={wholeTonnes(free_mt)} isOfAll={isOfAllSizes(wish) && (sizes?.count ?? 1) > 1} />
        ) : null}
      </p>
      {atSite ? (
        <PricesAtSite offer={offer} {...atSite} />
      ) : (
        <ExPrice offer={offer} areGoodsInHead={areGoodsInHead} isPhone={choice.isPhone} />
      )}
      <OfferBookmark offer={offer} className={styles.bookmark} />
    </article>
  );
}

/** Without a size in the filter, the stock is the sum of all sizes: nobody can buy that much in the size of the price. */
export const isOfAllSizes = ({ filter: { size, thickness } }: OfferWish): boolean =>
  size === undefined && thickness === undefined;

/** Under column headings only the figure is visible; the head has the unit. */
function FreeStock({ tonnes, isOfAll }: { readonly tonnes: number; readonly isOfAll: boolean }) {
  const words = isOfAll ? products.freeInAll : products.free;
  return (
    <>
      <span className={styles.spoken}>{words(unbroken(formatTonnes(tonnes)))}</span>
      <span className={styles.wide} aria-hidden="true">
        {tonnesFigure(tonnes)}
      </span>
    </>
  );
}

interface ExPriceProps extends Pick<OfferRowProps, "offer" | "areGoodsInHead"> {
  readonly isPhone: boolean;
}

function ExPrice({ offer, areGoodsInHead, isPhone }: ExPriceProps) {
  return (
    <p className={styles.price}>
      <Price rupees={offer.ex_price} size="m" className={styles.figure} />
      <span className={classes(styles.unit, styles.spoken)}>{unitOf(offer, isPhone)}</span>
      {areGoodsInHead ? null : (
        <span className={classes(styles.wide, styles.size)} aria-hidden="true">
          {goodsOfPrice(offer)}
        </span>
      )}
    </p>
  );
}

/** Ex price, freight and their sum; without an estimate the ex price and "freight on request". */
function PricesAtSite({ offer, scale, isFirst, onOpen }: RowAtSite & { readonly offer: OfferItem }) {
  const { ex_price, landed } = offer;
  return (
    <>
      <p className={styles.ex}>
        <span className={styles.narrow}>{messages.ex(formatGrouped(ex_price))}</span>
        <span className={styles.wide}>{formatGrouped(ex_price)}</span>
      </p>
      <p className={styles.freight}>{landed ? formatGrouped(landed.freight + landed.freight_tax) : compare.none}</p>
      {landed && scale ? (
        <>
          <LandedFigure landed={landed} onOpen={onOpen} className={styles.price} />
          <RangeBar landed={landed} scale={scale} isFirst={isFirst} className={styles.range} />
        </>
      ) : (
        <p className={classes(styles.price, styles.onRequest)}>{messages.onRequest}</p>
      )}
    </>
  );
}

function ChoiceBox({ id, name, choice }: { readonly id: number; readonly name: string; readonly choice: Choice }) {
  const isChosen = choice.chosen.includes(id);
  return (
    <Checkbox
      label={<VisuallyHidden>{compare.choose(name)}</VisuallyHidden>}
      className={styles.choice}
      checked={isChosen}
      disabled={!isChosen && choice.chosen.length >= comparedAtMost}
      onChange={() => choice.toggle(id)}
    />
  );
}

/** A price is for one size in one grade, whatever the filters of the list; on a phone the grade is below the title. */
function unitOf(offer: OfferItem, isPhone: boolean): string {
  const goods = isPhone ? sizeOfPrice(offer) : goodsOfPrice(offer);
  return goods === "" ? products.perTonne : products.perTonneOf(goods);
}

/** Nobody chooses by the kilogram, so MT are rounded; less than one MT is shown exactly. */
function wholeTonnes(tonnes: number): number {
  return tonnes < 1 ? tonnes : Math.floor(tonnes);
}
