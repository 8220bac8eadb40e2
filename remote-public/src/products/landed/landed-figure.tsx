import type { LandedEstimate } from "@mandi/shared/contract/freight-estimate";
import { formatRupees } from "@mandi/shared/format/rupees";
import { BreakdownButton } from "@mandi/shared/landed/breakdown-button";
import { landed as messages } from "@mandi/shared/messages/public-products";
import { Price } from "@mandi/shared/ui/data/price";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";

interface LandedFigureProps {
  readonly landed: LandedEstimate;
  readonly onOpen: () => void;
  readonly className?: string | undefined;
}

/** The estimated landed price; a press shows how it is made up. */
export function LandedFigure({ landed, onOpen, className }: LandedFigureProps) {
  const { price, low, high } = landed;
  return (
    <BreakdownButton className={className} onOpen={onOpen}>
      <Price rupees={price} size="m" />
      <VisuallyHidden> {messages.about(formatRupees(low), formatRupees(high))}</VisuallyHidden>
    </BreakdownButton>
  );
}
