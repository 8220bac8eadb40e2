import type { OfferItem } from "@mandi/shared/contract/product-list";
import { formatAgo, formatDay, formatShortDay, formatTime, toIndianDay } from "@mandi/shared/format/dates";
import { common } from "@mandi/shared/messages/common";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { classes } from "@mandi/shared/ui/foundation/classes";
import styles from "./offer-row.module.css";

const HOUR_MS = 3_600_000;

interface UpdatedAtProps {
  readonly offer: OfferItem;
  readonly className?: string | undefined;
}

/** When the price was entered. A price of an earlier day is highlighted; an old one is labelled as old. */
export function UpdatedAt({ offer, className }: UpdatedAtProps) {
  const { is_stale = false, last_updated } = offer;
  const now = new Date(useServerNow());
  if (is_stale) {
    return (
      <p className={classes(className, styles.old)}>{common.oldPrice(last_updated ? formatDay(last_updated) : "")}</p>
    );
  }
  if (!last_updated) return null;
  const isOfToday = toIndianDay(last_updated) === toIndianDay(now);
  return (
    <p className={classes(className, !isOfToday && styles.earlier)}>
      {isOfToday ? timeOfToday(last_updated, now) : formatShortDay(last_updated)}
    </p>
  );
}

/** `38 min ago`, and from an hour on the time of day. */
function timeOfToday(moment: string, now: Date): string {
  return now.getTime() - new Date(moment).getTime() < HOUR_MS ? formatAgo(moment, now) : formatTime(moment);
}
