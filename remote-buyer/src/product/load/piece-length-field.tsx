import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { figureProblem } from "@mandi/shared/format/figure-problem";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { NumberField } from "@mandi/shared/ui/controls/number-field";
import type { SelectionActions } from "../use-selection";
import { pieceLengthOf } from "./piece-length";
import styles from "./piece-length-field.module.css";
import { isWeighedByMetre } from "./theoretical-load";

export interface PieceLengthFieldProps {
  readonly product: ProductDetail;
  readonly choice: SelectionActions;
}

/** The length by which pieces are counted, with its source; the buyer can change it. */
export function PieceLengthField({ product, choice: { selection, changePieceMetres } }: PieceLengthFieldProps) {
  const isCounted = product.variation.some(
    (size) => selection.sizes.some(({ id }) => id === size.id) && isWeighedByMetre(size),
  );
  if (!isCounted) return null;
  const { metres, source } = pieceLengthOf(product, selection);
  return (
    <NumberField
      label={messages.pieceLength}
      className={styles.field}
      decimals={2}
      max={30}
      unit={messages.metre}
      error={figureProblem(selection.pieceMetres ?? "", { decimals: 2, max: 30 }) ?? undefined}
      hint={metres === null ? messages.pieceLengthNone : messages.pieceLengthFrom[source]}
      value={selection.pieceMetres ?? (metres === null ? "" : String(metres))}
      onValue={changePieceMetres}
    />
  );
}
