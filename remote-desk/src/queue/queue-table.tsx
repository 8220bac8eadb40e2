import { type DeskQueueItemsAnswer, queueRows } from "@mandi/shared/contract/desk/queue";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Button } from "@mandi/shared/ui/controls/button";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Pager } from "@mandi/shared/ui/data/pager";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { useTableView } from "@mandi/shared/ui/table/use-table-view";
import { shownColumns } from "@mandi/shared/ui/table/view-column";
import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useKeys } from "../keys/use-keys";
import styles from "./queue.module.css";
import { queueColumns } from "./queue-columns";
import { asksForCursor, cursorAmong, noteCursor } from "./queue-cursor";
import { itemKey, urgencyOf } from "./queue-item";
import type { QueueView } from "./use-queue";

export interface QueueTableProps {
  readonly answer: DeskQueueItemsAnswer;
  readonly queueView: QueueView;
}

/**
 * A page of what waits: by urgency in three groups, in any other order as one list. `j` and `k` move the focus from row to row,
 * and a refresh leaves it where it is.
 */
export function QueueTable({ answer, queueView }: QueueTableProps) {
  const { query, setSort, showAll, pageHref } = queueView;
  const { view, sort } = useTableView();
  const table = useRef<HTMLDivElement>(null);
  useKeys({ j: () => moveFocus(table.current, 1), k: () => moveFocus(table.current, -1) });
  const { search } = useLocation();
  useCursor(table);
  if (answer.data.length === 0) return <NothingWaits answer={answer} query={query} onShowAll={showAll} />;
  const nowMs = Date.parse(answer.now);
  const isByUrgency = query.sort === undefined || query.sort === "until";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notes which row has the focus
    <div ref={table} className={styles.table} onFocus={({ target }) => noteRow(table.current, target, search)}>
      <DataTable
        label={queue.list}
        columns={shownColumns(queueColumns(nowMs), view).map((column) => ({ ...column, isSortable: true }))}
        rows={answer.data}
        rowKey={itemKey}
        groupOf={isByUrgency ? (item) => queue.groups[urgencyOf(item, nowMs)] : undefined}
        sort={query.sort === undefined ? { key: "until", direction: "ascending" } : sort}
        onSort={setSort}
      />
      <p className={styles.foot}>{queue.live}</p>
      <Pager page={query.page ?? 1} pageSize={queueRows} total={answer.found} pageHref={pageHref} />
    </div>
  );
}

interface NothingWaitsProps extends Pick<QueueTableProps, "answer"> {
  readonly query: QueueView["query"];
  readonly onShowAll: () => void;
}

function NothingWaits({ answer, query: { kind, filter }, onShowAll }: NothingWaitsProps) {
  if (answer.found === 0 && kind === undefined && filter === undefined) {
    return <EmptyState heading="h2" title={queue.nothing} text={queue.nothingText} hasPanel />;
  }
  const nothingFound = filter === undefined ? queue.nothingOfKind : queue.nothingWithWords;
  return (
    <EmptyState
      heading="h2"
      title={answer.found > 0 ? queue.nothingHere : nothingFound}
      actions={<Button onClick={onShowAll}>{queue.showAll}</Button>}
      hasPanel
    />
  );
}

const rowsOf = (table: HTMLElement | null): HTMLElement[] => [
  ...(table?.querySelectorAll<HTMLElement>("[data-row]") ?? []),
];

const itemOf = (row: HTMLElement): string => row.dataset["row"] ?? "";

/** Who comes back by Escape finds the cursor where it was. */
function useCursor(table: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  useEffect(() => {
    if (!asksForCursor(state)) return;
    cursorAmong(rowsOf(table.current).map((row) => ({ row, item: itemOf(row) })))?.row.focus();
  }, [state, table]);
}

function noteRow(table: HTMLElement | null, row: HTMLElement, search: string): void {
  const rows = rowsOf(table);
  const place = rows.indexOf(row);
  const item = rows[place];
  if (item) noteCursor({ search, item: itemOf(item), place });
}

/** To the row after or before the one with the focus; from elsewhere to the first. */
function moveFocus(table: HTMLElement | null, by: 1 | -1): void {
  const rows = rowsOf(table);
  const at = rows.findIndex((row) => row.matches(":focus"));
  const next = at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by));
  rows[next]?.focus();
}
