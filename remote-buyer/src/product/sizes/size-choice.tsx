import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { FieldError } from "@mandi/shared/ui/controls/field-message";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Block } from "@mandi/shared/ui/layout/section";
import { Ruler } from "lucide-react";
import { type RefObject, useState } from "react";
import { sizeNameAmong } from "../../offers/size-text";
import { PieceLengthField } from "../load/piece-length-field";
import { type PricedSelection, unitPriceOf } from "../price/product-price";
import { canChoose } from "../selection";
import type { SelectionActions } from "../use-selection";
import styles from "./size-choice.module.css";
import { SizeTable } from "./size-table";

const SizeChartDialog = latePart(
  async () => (await import(/* webpackChunkName: "size-chart" */ "./size-chart-dialog")).SizeChartDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface SizeChoiceProps {
  readonly product: ProductDetail;
  readonly choice: SelectionActions;
  readonly priced: PricedSelection;
  readonly error: string | null;
  readonly problems: ReadonlyMap<number, string>;
  readonly ref: RefObject<HTMLDivElement | null>;
}

/** Sizes as chips; each chosen one has a row for its quantity. */
export function SizeChoice({ product, choice, priced, error, problems, ref }: SizeChoiceProps) {
  const [isChartOpen, setIsChartOpen] = useState(false);
  const { selection, toggleSize } = choice;
  const chosen = new Set(selection.sizes.map(({ id }) => id));
  const isBelowMinimum = priced.totalTonnes > 0 && priced.totalTonnes < product.min_order_qty;
  return (
    <Block
      title={messages.variation}
      isThin
      actions={
        <Button variant="quiet" size="s" icon={Ruler} onClick={() => setIsChartOpen(true)}>
          {messages.sizeChart}
        </Button>
      }
    >
      <div ref={ref} className={styles.sizes}>
        <ChipGroup label={messages.variation}>
          {product.variation.map((size) => (
            <Chip
              key={size.id}
              isChosen={chosen.has(size.id)}
              isDisabled={!canChoose(size)}
              onToggle={() => toggleSize(size.id)}
              note={canChoose(size) ? formatRupees(unitPriceOf(product, selection, size.price)) : messages.notOffered}
            >
              {sizeNameAmong(size, product.variation)}
            </Chip>
          ))}
        </ChipGroup>
        {/* Empty at first, and beside the chips: announced to a person whose focus is on one of them. */}
        <FieldError id="size-error">{error}</FieldError>
        <div className={styles.table}>
          <SizeTable product={product} choice={choice} priced={priced} problems={problems} />
        </div>
      </div>
      {/* The minimum order is a hint; smaller requests are allowed. */}
      {isBelowMinimum ? (
        <Note tone="warn" className={styles.note}>
          {messages.belowMinimum(formatTonnes(product.min_order_qty))}
        </Note>
      ) : null}
      <PieceLengthField product={product} choice={choice} />
      {isChartOpen ? <SizeChartDialog product={product} onClose={() => setIsChartOpen(false)} /> : null}
    </Block>
  );
}
