import { ownProductsPath, ownStockPath } from "@mandi/shared/contract/page-paths";
import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Link } from "react-router-dom";
import { ShortSizes, shortSizes } from "../common/short-sizes";
import styles from "./stock-note.module.css";

/** Which sizes the seller's own stock does not cover, before and after they offer. */
export function StockNote({ id, variation, listing_id }: Pick<SellerQuotation, "id" | "variation" | "listing_id">) {
  const [first] = shortSizes({ variation });
  if (first === undefined) return null;
  return (
    <Note tone="warn" className={styles.note}>
      {messages.stockShort}
      <ShortSizes variation={variation} />
      <Link to={listing_id ? ownStockPath(listing_id, first.id, id) : ownProductsPath} className={styles.link}>
        {messages.correctStock}
      </Link>
    </Note>
  );
}
