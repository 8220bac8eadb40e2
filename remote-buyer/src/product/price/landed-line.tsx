import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatRupees } from "@mandi/shared/format/rupees";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import styles from "./landed-line.module.css";
import { useLanded } from "./use-landed";

interface LandedLineProps {
  readonly product: ProductDetail;
  /** Ex price per MT of the choice, in rupees. */
  readonly unitPrice: number;
}

/** The estimated landed price of the choice at the place of delivery, with its range. */
export function LandedLine({ product, unitPrice }: LandedLineProps) {
  const landed = useLanded(product, unitPrice);
  if (landed === undefined) return null;
  const { pincode, perMt } = landed;
  if (perMt === null) return <p className={styles.line}>{messages.freightOnRequest(pincode)}</p>;
  return (
    <p className={styles.line}>
      {messages.landedAt(pincode)} <b className={styles.figure}>{formatRupees(perMt.likely)}</b>{" "}
      {messages.landedSpan(formatRupees(perMt.least), formatRupees(perMt.most))}
    </p>
  );
}
