import type { LandedPriceStep } from "@mandi/shared/contract/price-step";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { Waterfall } from "@mandi/shared/ui/data/waterfall";
import type { WaterfallPart } from "@mandi/shared/ui/data/waterfall-scale";
import { Block } from "@mandi/shared/ui/layout/section";
import styles from "./landed-price.module.css";

export interface LandedPriceProps {
  readonly steps: readonly LandedPriceStep[];
  readonly totalQuantity: number;
  readonly sizeCount: number;
}

/** From the base price to the price at the site, per MT and for the whole quantity. */
export function LandedPrice({ steps, totalQuantity, sizeCount }: LandedPriceProps) {
  if (steps.length === 0) return null;
  return (
    <Block title={quotations.landed} actions={<span className={styles.note}>{quotations.landedNote(sizeCount)}</span>}>
      <Waterfall parts={partsOf(steps)} quantityHead={quotations.forQuantity(formatTonnes(totalQuantity))} />
    </Block>
  );
}

/** Only the last sum is the landed price; earlier ones are subtotals. */
function partsOf(steps: readonly LandedPriceStep[]): readonly WaterfallPart[] {
  return steps.map((step, place) => {
    const part = partOf(step, place);
    if (step.kind !== "total") return part;
    return place === steps.length - 1 ? { ...part, label: quotations.landed } : { ...part, kind: "subtotal" };
  });
}

function partOf({ kind, label, per_mt, amount }: LandedPriceStep, place: number): WaterfallPart {
  // A discount runs to the left whether it came as a negative or a plain figure.
  const signed = (value: number): number => (kind === "discount" ? -Math.abs(value) : value);
  return { key: `${kind} ${place}`, kind, label, perMt: signed(per_mt), forQuantity: signed(amount) };
}
