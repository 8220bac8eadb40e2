import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatDay } from "@mandi/shared/format/dates";
import { formatEntered, isOfToday } from "@mandi/shared/format/entered";
import { common } from "@mandi/shared/messages/common";
import { products } from "@mandi/shared/messages/public-products";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { classes } from "@mandi/shared/ui/foundation/classes";
import styles from "./updated-at.module.css";

interface UpdatedAtProps {
  readonly offer: OfferItem;
  readonly className?: string | undefined;
}

/** When the price was entered. A price of an earlier day is highlighted; an old one is labelled as old. */
export function UpdatedAt({ offer, className }: UpdatedAtProps) {
  const { is_stale = false, last_updated } = offer;
  const now = useServerNow();
  if (is_stale) {
    return (
      <p className={classes(className, styles.old)}>{common.oldPrice(last_updated ? formatDay(last_updated) : "")}</p>
    );
  }
  if (!last_updated) return null;
  const isEarlier = !isOfToday(last_updated, new Date(now));
  return (
    <p className={classes(className, styles.whole, isEarlier && styles.earlier)}>
      <span className={styles.since}>{products.enteredAt} </span>
      {formatEntered(last_updated, now)}
    </p>
  );
}
