import { formatDay } from "@mandi/shared/format/dates";
import { SubmitButton } from "@mandi/shared/forms/parts/submit-button";
import { productDetail } from "@mandi/shared/messages/seller-products";
import { Note, type NoteTone } from "@mandi/shared/ui/feedback/note";
import type { ProductDetails } from "../products.api";
import styles from "./product-detail.module.css";
import { useConfirmPrice } from "./use-confirm-price";

export interface StandingNoteProps {
  readonly product: ProductDetails;
  readonly onSaved: () => void;
}

/** Why buyers do not see the product, or why its seller is not asked, and what the seller can do about it. */
export function StandingNote({ product, onSaved }: StandingNoteProps) {
  const { status, is_stale, last_updated } = product;
  if (status === "live" && is_stale && last_updated) {
    return <StalePrice id={product.id} day={formatDay(last_updated)} onSaved={onSaved} />;
  }
  const note = noteOf(product);
  return note === null ? null : (
    <Note tone={note.tone} className={styles.note}>
      {note.text}
    </Note>
  );
}

function noteOf({
  status,
  desk_note: reason = "",
  is_changed_off_market = false,
}: ProductDetails): { readonly tone: NoteTone; readonly text: string } | null {
  switch (status) {
    case "draft":
      return { tone: "act", text: productDetail.draft };
    case "pending approval":
      return { tone: "plain", text: productDetail.waiting };
    case "rejected":
      return { tone: "bad", text: productDetail.rejected(reason) };
    case "paused":
      return {
        tone: "warn",
        text: is_changed_off_market ? productDetail.changedOff(reason) : productDetail.paused(reason),
      };
    default:
      return null;
  }
}

function StalePrice({ id, day, onSaved }: { readonly id: number; readonly day: string; readonly onSaved: () => void }) {
  const { saving, confirm } = useConfirmPrice(id, onSaved);
  return (
    <Note tone="warn" className={styles.note}>
      <p>{productDetail.stale(day)}</p>
      <SubmitButton variant="secondary" saving={saving} busyText={productDetail.stillValid} onClick={confirm}>
        {productDetail.stillValid}
      </SubmitButton>
    </Note>
  );
}
