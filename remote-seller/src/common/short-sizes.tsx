import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";
import { quotation } from "@mandi/shared/messages/seller-trade";
import styles from "./short-sizes.module.css";

type Sized = Pick<SellerQuotation, "variation">;

/** The sizes that the seller's own stock does not cover. */
export function shortSizes({ variation }: Sized): SellerQuotation["variation"] {
  return variation.filter(({ quantity, free_quantity }) => free_quantity !== null && free_quantity < quantity);
}

/** How much of each of them is needed, and how much is free. */
export function ShortSizes(asked: Sized) {
  return (
    <ul className={styles.sizes}>
      {shortSizes(asked).map(({ id, value, quantity, free_quantity }) => (
        <li key={id}>
          {quotation.sizeShort(sizeText(value), formatTonnes(quantity), formatTonnes(free_quantity ?? 0))}
        </li>
      ))}
    </ul>
  );
}
