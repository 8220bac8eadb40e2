import type { DeskQueueItem, DeskQueueItemsAnswer, QueueKind } from "@mandi/shared/contract/desk/queue";
import { queue } from "@mandi/shared/messages/desk";
import { Button } from "@mandi/shared/ui/controls/button";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { useRef } from "react";
import { useKeys } from "../keys/use-keys";
import styles from "./queue.module.css";
import { itemKey, type Urgency, urgencyOf } from "./queue-item";
import { QueueRow } from "./queue-row";

export interface QueueListProps {
  readonly answer: DeskQueueItemsAnswer;
  readonly kind: QueueKind | null;
  readonly onShowAll: () => void;
}

const urgencies: readonly Urgency[] = ["late", "soon", "later"];

/** What waits, in three groups. `j` and `k` move the focus from row to row, and a refresh leaves it where it is. */
export function QueueList({ answer, kind, onShowAll }: QueueListProps) {
  const list = useRef<HTMLDivElement>(null);
  useKeys({ j: () => moveFocus(list.current, 1), k: () => moveFocus(list.current, -1) });
  const nowMs = Date.parse(answer.now);
  const all = answer.counts.reduce((sum, { kind: one, count }) => sum + (kind === null || kind === one ? count : 0), 0);
  if (answer.data.length === 0) {
    return kind === null ? (
      <EmptyState heading="h2" title={queue.nothing} text={queue.nothingText} hasPanel />
    ) : (
      <EmptyState
        heading="h2"
        title={queue.nothingOfKind}
        actions={<Button onClick={onShowAll}>{queue.showAll}</Button>}
        hasPanel
      />
    );
  }
  return (
    <div ref={list}>
      <Heads />
      {urgencies.map((urgency) => (
        <Group
          key={urgency}
          title={queue.groups[urgency]}
          items={answer.data.filter((item) => urgencyOf(item, nowMs) === urgency)}
          nowMs={nowMs}
        />
      ))}
      <p className={styles.foot}>{queue.shown(answer.data.length, all)}</p>
    </div>
  );
}

interface GroupProps {
  readonly title: string;
  readonly items: readonly DeskQueueItem[];
  readonly nowMs: number;
}

function Group({ title, items, nowMs }: GroupProps) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className={styles.group}>
        {title} <span className={styles.count}>{items.length}</span>
      </h2>
      <ul>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <QueueRow item={item} nowMs={nowMs} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The heads of the columns, for the eye: each row says its words itself. */
function Heads() {
  const { kind, number, what, party, amount, waits, until } = queue.heads;
  return (
    <div className={styles.heads} aria-hidden="true">
      <span>{kind}</span>
      <span>{number}</span>
      <span>{what}</span>
      <span>{party}</span>
      <span className={styles.figure}>{amount}</span>
      <span className={styles.figure}>{waits}</span>
      <span>{until}</span>
    </div>
  );
}

/** To the row after or before the one with the focus; from elsewhere to the first. */
function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
  const at = rows.findIndex((row) => row.matches(":focus"));
  const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  rows[next]?.focus();
}
