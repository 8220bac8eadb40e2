import type { DeskQueueItem } from "@mandi/shared/contract/desk/queue";
import { formatShortDay, formatTime, toIndianDay } from "@mandi/shared/format/dates";
import { formatWhole } from "@mandi/shared/format/rupees";
import { formatVehiclesIn } from "@mandi/shared/format/vehicle";
import { kindWords } from "@mandi/shared/messages/desk";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Icon } from "@mandi/shared/ui/media/icon";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { ClockAlert } from "lucide-react";
import { Link } from "react-router-dom";
import styles from "./queue.module.css";
import { itemKey, knownKind, pathOf, spanWords, urgencyOf } from "./queue-item";
import { takenColumn } from "./taken-cell";

/** One waiting item: what it is, whose, how much, since when and until when. The whole row links to it. */
export function queueColumns(
  nowMs: number,
  onToggle: (item: DeskQueueItem) => void = () => undefined,
): readonly ViewColumn<DeskQueueItem>[] {
  const { heads } = queue;
  return [
    {
      key: "kind",
      head: heads.kind,
      value: kindOf,
      cell: (item) => <Kind item={item} />,
      isUnbroken: true,
      phone: "caption",
    },
    {
      key: "number",
      head: heads.number,
      value: ({ number }) => number,
      cell: numberOf,
      isUnbroken: true,
      phone: "hidden",
    },
    {
      key: "what",
      head: heads.what,
      value: ({ what }) => what,
      cell: (item) => <What item={item} />,
      isRowHead: true,
      phone: "lead",
    },
    { key: "party", head: heads.party, value: ({ party }) => party, cell: ({ party }) => party, phone: "note" },
    {
      key: "amount",
      head: heads.amount,
      value: ({ amount }) => amount,
      cell: ({ amount }) => (amount === null ? "—" : formatWhole(amount)),
      align: "end",
      isStrong: true,
      phone: "figure",
    },
    {
      key: "since",
      head: heads.waits,
      value: ({ since }) => since,
      cell: ({ since }) => spanWords(nowMs - Date.parse(since)),
      align: "end",
      isUnbroken: true,
      phone: "hidden",
    },
    {
      key: "until",
      head: heads.until,
      value: ({ until }) => until,
      cell: (item) => <Deadline item={item} nowMs={nowMs} />,
      isUnbroken: true,
      phone: "aside",
    },
    takenColumn(onToggle),
  ];
}

/** A kind that is not known yet is shown as it was sent. */
function kindOf({ kind }: DeskQueueItem): string {
  const known = knownKind(kind);
  return known === undefined ? kind : kindWords[known];
}

const numberOf = ({ number }: DeskQueueItem) => <span className={styles.number}>{number}</span>;

/** On a phone beside the number, which has no column there. */
function Kind({ item }: { readonly item: DeskQueueItem }) {
  return (
    <>
      {kindOf(item)}
      {item.number === "" ? null : <span className={styles.onPhone}>, {item.number}</span>}
    </>
  );
}

function What({ item }: { readonly item: DeskQueueItem }) {
  const path = pathOf(item);
  const what = formatVehiclesIn(item.what);
  return (
    <>
      {path === undefined ? (
        what
      ) : (
        <Link to={path} className={styles.link} data-row={itemKey(item)}>
          {what}
        </Link>
      )}
      {item.is_own ? <span className={styles.own}>{queue.own}</span> : null}
    </>
  );
}

/** The target time, and how far away it is: lateness is shown by text and mark, never by colour alone. */
function Deadline({ item, nowMs }: { readonly item: DeskQueueItem; readonly nowMs: number }) {
  const { until } = item;
  const isToday = toIndianDay(until) === toIndianDay(nowMs);
  const at = isToday ? formatTime(until) : formatShortDay(until);
  const span = Date.parse(until) - nowMs;
  if (urgencyOf(item, nowMs) === "late") {
    return (
      <span className={styles.late}>
        <span className={styles.part}>
          <Icon of={ClockAlert} size="xs" /> {at},
        </span>{" "}
        <span className={styles.part}>{queue.over(spanWords(-span))}</span>
      </span>
    );
  }
  return (
    <>
      <span className={styles.part}>{at},</span> <span className={styles.part}>{queue.left(spanWords(span))}</span>
    </>
  );
}
