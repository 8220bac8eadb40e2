import type { DeskQueueItem } from "@mandi/shared/contract/desk/queue";
import { formatShortDay, formatTime, toIndianDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { kindWords, queue } from "@mandi/shared/messages/desk";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ClockAlert } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./queue.module.css";
import { pathOf, spanWords, urgencyOf } from "./queue-item";

/** One thing that waits: what it is, whose, how much, since when and until when. The whole row leads to it. */
export function QueueRow({ item, nowMs }: { readonly item: DeskQueueItem; readonly nowMs: number }) {
  return (
    <Link to={pathOf(item)} className={styles.row} data-row="">
      <Cells item={item} nowMs={nowMs} />
      {item.is_own ? <span className={styles.aside}>{queue.own}</span> : null}
    </Link>
  );
}

function Cells({ item, nowMs }: { readonly item: DeskQueueItem; readonly nowMs: number }) {
  return (
    <>
      <span className={styles.kind}>{kindWords[item.kind]}</span>
      <span className={styles.number}>{item.number}</span>
      <span className={styles.what}>{item.what}</span>
      <span className={styles.party}>{item.party}</span>
      <span className={classes(styles.amount, styles.figure)}>
        {item.amount === null ? "—" : formatRupees(item.amount)}
      </span>
      <span className={classes(styles.waits, styles.figure)}>{spanWords(nowMs - Date.parse(item.since))}</span>
      <Deadline item={item} nowMs={nowMs} />
    </>
  );
}

/** Until when, and how far that is: late in words and with a mark, never by colour alone. */
function Deadline({ item, nowMs }: { readonly item: DeskQueueItem; readonly nowMs: number }) {
  const { until } = item;
  const isToday = toIndianDay(until) === toIndianDay(nowMs);
  const at = isToday ? formatTime(until) : formatShortDay(until);
  const span = Date.parse(until) - nowMs;
  if (urgencyOf(item, nowMs) === "late") {
    return (
      <span className={classes(styles.until, styles.late)}>
        {at}, <Icon of={ClockAlert} size="xs" /> {queue.over(spanWords(-span))}
      </span>
    );
  }
  return (
    <span className={styles.until}>
      {at}, {queue.left(spanWords(span))}
    </span>
  );
}
