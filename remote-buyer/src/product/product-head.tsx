import { offerSheetPath } from "@mandi/shared/contract/page-paths";
import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatMoment, formatShortDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { page } from "@mandi/shared/messages/buyer";
import { product as messages, watchlist } from "@mandi/shared/messages/buyer-product";
import { chosenGoods } from "@mandi/shared/messages/chosen-goods";
import { common } from "@mandi/shared/messages/common";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Badge } from "@mandi/shared/ui/data/badge";
import { DefinitionList } from "@mandi/shared/ui/data/definition-list";
import { Delta } from "@mandi/shared/ui/data/delta";
import { Price } from "@mandi/shared/ui/data/price";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { RichHtml } from "@mandi/shared/ui/media/rich-html";
import { Bookmark, Calculator, Package, Share2 } from "lucide-react";
import { memo, useState } from "react";
import type { Bookmarks } from "../bookmarks/use-bookmarks";
import { monthAgoText } from "../offers/month-ago";
import { sizeText } from "../offers/size-text";
import type { LeadSize } from "./lead-size";
import { LandedLine } from "./price/landed-line";
import { lastChange, monthChange } from "./price/price-history";
import { unitPriceOf } from "./price/product-price";
import { isUnusual, usualGoods } from "./price/usual-goods";
import styles from "./product-head.module.css";
import type { Selection } from "./selection";
import type { SelectionActions } from "./use-selection";

const CalculationDialog = latePart(
  async () => (await import(/* webpackChunkName: "calculation" */ "./price/calculation-dialog")).CalculationDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface ProductHeadProps {
  readonly product: ProductDetail;
  /** Size and selection of the price; the choice may be a frame ahead of them. */
  readonly lead: LeadSize;
  readonly selection: Selection;
  readonly choice: SelectionActions;
  readonly bookmarks: Bookmarks;
}

/** Name, description, bookmark, price and the details table. */
export function ProductHead({ product, lead, selection, choice, bookmarks }: ProductHeadProps) {
  const isMarked = bookmarks.isMarked(product);
  return (
    <div className={styles.head}>
      <div className={styles.title}>
        <div className={styles.words}>
          <Badge icon={Package}>{messages.moq(formatTonnes(product.min_order_qty))}</Badge>
          <h1>{product.name}</h1>
          <p>{messages.whose(product.brand.name, page.exCity(product.address), product.seller_commodity_product_id)}</p>
          <RichHtml html={product.description} className={styles.description} />
        </div>
        <IconButton
          icon={Bookmark}
          label={isMarked ? watchlist.remove : watchlist.add}
          aria-pressed={isMarked}
          isFilled={isMarked}
          hasEdge
          onClick={() => bookmarks.toggle(product)}
        />
      </div>
      {choice.isRestored ? <RestoredChoice product={product} choice={choice} /> : null}
      <PriceBand product={product} lead={lead} selection={selection} />
      <Details product={product} />
    </div>
  );
}

/** Whether the price is good compared with the offer's own past. */
function MonthChange({ product }: Pick<ProductHeadProps, "product">) {
  const change = monthChange(product.price_history);
  if (change === null) return null;
  return <span className={styles.caption}>{monthAgoText(change)}</span>;
}

/** Nobody who followed a list takes the price of an earlier choice for the listed one. */
function RestoredChoice({ product, choice }: Pick<ProductHeadProps, "product" | "choice">) {
  const { selection, showAsListed } = choice;
  const sizes = product.variation.filter(({ id }) => selection.sizes.some((chosen) => chosen.id === id));
  const packaging = product.packaging_charge.find(({ id }) => id === selection.packagingId);
  const goods = [...sizes.map(sizeInFull), product.quality[selection.quality], packaging?.name];
  return (
    <Note className={styles.restored}>
      {chosenGoods.restored(goods.filter(Boolean).join(", "))}{" "}
      <Button variant="quiet" size="s" className={styles.asListed} onClick={showAsListed}>
        {chosenGoods.asListed}
      </Button>
    </Note>
  );
}

const PriceBand = memo(({ product, lead, selection }: Pick<ProductHeadProps, "product" | "lead" | "selection">) => {
  const [isOpen, setIsOpen] = useState(false);
  const change = lastChange(product.price_history);
  const unitPrice = unitPriceOf(product, selection, lead.price);
  return (
    <div className={styles.band}>
      <div>
        <p className={styles.caption}>{messages.exPriceOf(lead.name)}</p>
        <Price rupees={unitPrice} size="xl" unit={page.perTonne} spokenUnit={page.perTonneSpoken} />
        <LandedLine product={product} lead={lead} selection={selection} unitPrice={unitPrice} />
        {change === null ? null : (
          <p className={styles.change}>
            {isUnusual(product, lead, selection) ? (
              <span className={styles.caption}>{chosenGoods.priceOf(usualGoods(product))}</span>
            ) : null}
            <Delta change={change.change} percent={change.percent} look="tag" />
            <span className={styles.caption}>{messages.since(formatShortDay(change.since))}</span>
            <MonthChange product={product} />
          </p>
        )}
      </div>
      <div className={styles.beside}>
        <Button variant="quiet" size="s" icon={Calculator} onClick={() => setIsOpen(true)}>
          {messages.calculation}
        </Button>
        {product.is_stale === true ? null : (
          <ButtonLink
            to={offerSheetPath(product.seller_commodity_product_id, goodsOfLink(product, lead, selection))}
            variant="quiet"
            size="s"
            icon={Share2}
          >
            {page.share}
          </ButtonLink>
        )}
      </div>
      {isOpen ? <CalculationDialog product={product} selection={selection} onClose={() => setIsOpen(false)} /> : null}
    </div>
  );
});

const Details = memo(({ product }: Pick<ProductHeadProps, "product">) => (
  <DefinitionList isWide items={detailsOf(product)} />
));

/** Size, thickness and grade of the price, for the pages that show it again. */
function goodsOfLink({ quality }: ProductDetail, { listed, thickness }: LeadSize, selection: Selection) {
  const grade = quality[selection.quality];
  return {
    ...(listed !== "" && { size: listed }),
    ...(thickness !== "" && { thickness }),
    ...(grade !== undefined && { grade }),
  };
}

function detailsOf(product: ProductDetail) {
  const [quality = common.missing, ...others] = product.quality;
  const { default_variation, last_updated, is_stale = false } = product;
  return [
    { term: messages.brand, value: product.brand.name },
    { term: messages.location, value: page.exCity(product.address) },
    { term: messages.quality, value: others.length > 0 ? `${quality} ${page.moreQualities(others.length)}` : quality },
    { term: messages.defaultSize, value: sizeText(default_variation) || common.missing },
    {
      term: messages.basePrice,
      note: messages.basePriceNote,
      value: `${formatRupees(product.base_price)} ${page.perTonne}`,
    },
    { term: messages.lastUpdated, value: <LastUpdated at={last_updated} isStale={is_stale} /> },
  ];
}

/** An old price is labelled and in the warning colour (docs/domain.md#catalogue-and-listings). */
function LastUpdated({ at, isStale }: { readonly at: string | null; readonly isStale: boolean }) {
  if (at === null) return common.missing;
  return isStale ? <span className={styles.stale}>{messages.oldPrice(formatMoment(at))}</span> : formatMoment(at);
}
