import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatRupees } from "@mandi/shared/format/rupees";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { Block } from "@mandi/shared/ui/layout/section";
import type { SelectionActions } from "../use-selection";

export interface OptionChipsProps {
  readonly product: ProductDetail;
  readonly choice: SelectionActions;
}

/** Quality and packaging: one of each, the first by default. */
export function OptionChips({ product, choice }: OptionChipsProps) {
  const { selection, chooseQuality, choosePackaging } = choice;
  return (
    <>
      {product.quality.length > 0 ? (
        <Block title={messages.quality}>
          <ChipGroup label={messages.quality}>
            {product.quality.map((name, place) => (
              <Chip
                key={name}
                isChosen={selection.quality === place}
                onToggle={() => chooseQuality(place)}
                note={formatDifference(product.quality_price[place] ?? 0)}
              >
                {name}
              </Chip>
            ))}
          </ChipGroup>
        </Block>
      ) : null}
      {product.packaging_charge.length > 0 ? (
        <Block title={messages.packaging} isThin>
          <ChipGroup label={messages.packaging}>
            {product.packaging_charge.map(({ id, name, charge }) => (
              <Chip
                key={id}
                isChosen={selection.packagingId === id}
                onToggle={() => choosePackaging(id)}
                note={formatDifference(charge)}
              >
                {name}
              </Chip>
            ))}
          </ChipGroup>
        </Block>
      ) : null}
    </>
  );
}

/** `+₹300`, `+₹0`: what a choice adds per MT. */
function formatDifference(rupees: number): string {
  return rupees === 0 ? "+₹0" : formatRupees(rupees, { signed: true });
}
