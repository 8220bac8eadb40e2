import { rfqConfirm } from "@mandi/shared/messages/rfq";
import { Note } from "@mandi/shared/ui/feedback/note";
import { RepliesUntil } from "./asked-sellers";
import styles from "./request-terms.module.css";
import { type AskedGoods, isAnyCity } from "./rfq-form";

/** What others see of a request, until when they answer, and that asking costs nothing. */
export function RequestTerms({ goods }: { readonly goods: readonly AskedGoods[] }) {
  return (
    <div className={styles.terms}>
      <Note>{rfqConfirm.seen}</Note>
      <p className={styles.quiet}>
        {goods[0] ? <RepliesUntil goods={goods[0]} /> : null} {goods.some(isAnyCity) ? rfqConfirm.freightAfter : null}{" "}
        {rfqConfirm.free}
      </p>
    </div>
  );
}
