import type { LandedPriceStep } from "@mandi/shared/contract/price-step";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { Waterfall } from "@mandi/shared/ui/data/waterfall";
import { Block } from "@mandi/shared/ui/layout/section";

export interface LandedPartsProps {
  readonly steps: readonly LandedPriceStep[];
  readonly quantity: number;
}

/** The composition of the price by which pairs are compared: every part of it, and the freight. */
export function LandedParts({ steps, quantity }: LandedPartsProps) {
  const parts = steps.map(({ kind, label, per_mt, amount }, place) => ({
    key: `${kind} ${place}`,
    kind,
    label,
    perMt: per_mt,
    forQuantity: amount,
  }));
  return (
    <Block title={quotation.landedParts}>
      <Waterfall parts={parts} quantityHead={quotation.forQuantity(formatTonnes(quantity))} />
    </Block>
  );
}
