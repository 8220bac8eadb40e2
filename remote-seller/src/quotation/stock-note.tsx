import { ownProductsPath, ownStockPath } from "@mandi/shared/contract/page-paths";
import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { sizeText } from "@mandi/shared/format/size-text";
import { quotation } from "@mandi/shared/messages/seller-trade";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Link } from "react-router-dom";
import styles from "./stock-note.module.css";

type Sized = Pick<SellerQuotation, "variation">;
type Asked = Pick<SellerQuotation, "variation" | "listing_id">;

/** The sizes that the seller's own stock does not cover. */
export function shortSizes({ variation }: Sized): SellerQuotation["variation"] {
  return variation.filter(({ quantity, free_quantity }) => free_quantity !== null && free_quantity < quantity);
}

/** Which sizes the seller's own stock does not cover, before and after they offer. */
export function StockNote({ variation, listing_id }: Asked) {
  const short = shortSizes({ variation });
  const [first] = short;
  if (first === undefined) return null;
  return (
    <Note tone="warn" className={styles.note}>
      {quotation.stockShort}
      <ul className={styles.sizes}>
        {short.map(({ id, value, quantity, free_quantity }) => (
          <li key={id}>
            {quotation.sizeShort(sizeText(value), formatTonnes(quantity), formatTonnes(free_quantity ?? 0))}
          </li>
        ))}
      </ul>
      <Link to={listing_id ? ownStockPath(listing_id, first.id) : ownProductsPath} className={styles.link}>
        {quotation.correctStock}
      </Link>
    </Note>
  );
}
