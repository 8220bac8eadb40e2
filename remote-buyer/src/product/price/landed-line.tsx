import type { ProductDetail } from "@mandi/shared/contract/product-detail";
import { formatRupees } from "@mandi/shared/format/rupees";
import { product as messages } from "@mandi/shared/messages/buyer-product";
import { useDelivery } from "@mandi/shared/session";
import styles from "./landed-line.module.css";
import { useLanded } from "./use-landed";

interface LandedLineProps {
  readonly product: ProductDetail;
  /** Ex price per MT of the choice, in rupees. */
  readonly unitPrice: number;
}

/** The estimated landed price of the choice at the place of delivery; freight is the same for every size. */
export function LandedLine({ product, unitPrice }: LandedLineProps) {
  const delivery = useDelivery();
  return delivery === null ? null : <LandedAt product={product} unitPrice={unitPrice} pincode={delivery.pincode} />;
}

function LandedAt({ product, unitPrice, pincode }: LandedLineProps & { readonly pincode: string }) {
  const landed = useLanded(product, pincode);
  if (landed === undefined) return null;
  if (landed === null) return <p className={styles.line}>{messages.freightOnRequest(pincode)}</p>;
  const { freight, freight_tax, price, low, high } = landed;
  const likely = unitPrice + freight + freight_tax;
  const [least, most] = [likely + low - price, likely + high - price];
  return (
    <p className={styles.line}>
      {messages.landedAt(pincode)} <b className={styles.figure}>{formatRupees(likely)}</b>{" "}
      {messages.landedSpan(formatRupees(least), formatRupees(most))}
    </p>
  );
}
