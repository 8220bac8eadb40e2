import { withoutQuestion } from "@mandi/shared/browser/without-question";
import { ownProductsPath, ownStockPath } from "@mandi/shared/contract/page-paths";
import type { SellerQuotation } from "@mandi/shared/contract/seller-quotation";
import { quotation as messages } from "@mandi/shared/messages/seller-trade";
import { Note } from "@mandi/shared/ui/feedback/note";
import type { MouseEvent } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { ShortSizes, shortSizes } from "../common/short-sizes";
import { type TypedOffer, typedOfferState } from "../common/typed-offer";
import styles from "./stock-note.module.css";

interface StockNoteProps {
  readonly quotation: Pick<SellerQuotation, "id" | "variation" | "listing_id">;
  /** Stands in the form again when the seller returns, by Back or after saving. */
  readonly typed?: TypedOffer;
}

/** Which sizes the seller's own stock does not cover, before and after they offer. */
export function StockNote({ quotation: { id, variation, listing_id }, typed }: StockNoteProps) {
  const here = useLocation();
  const navigate = useNavigate();
  const [first] = shortSizes({ variation });
  if (first === undefined) return null;
  const stockPath = listing_id ? ownStockPath(listing_id, first.id, id) : ownProductsPath;

  async function keepTyped(event: MouseEvent): Promise<void> {
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
    if (typed === undefined || isNewTab) return;
    event.preventDefault();
    const state = typedOfferState(String(id), typed);
    await navigate(here, { replace: true, state, preventScrollReset: true });
    await navigate(stockPath, { state: { ...state, ...withoutQuestion } });
  }

  return (
    <Note tone="warn" className={styles.note}>
      {messages.stockShort}
      <ShortSizes variation={variation} />
      <Link to={stockPath} className={styles.link} onClick={(event) => void keepTyped(event)}>
        {messages.correctStock}
      </Link>
    </Note>
  );
}
