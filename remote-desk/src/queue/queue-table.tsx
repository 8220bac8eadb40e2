import {
  type DeskQueueItem,
  type DeskQueueItemsAnswer,
  queueRows,
  queueSorts,
} from "@mandi/shared/contract/desk/queue";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Button } from "@mandi/shared/ui/controls/button";
import { DataTable } from "@mandi/shared/ui/data/data-table";
import { Pager } from "@mandi/shared/ui/data/pager";
import { EmptyState } from "@mandi/shared/ui/feedback/state-card";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { useTableView } from "@mandi/shared/ui/table/use-table-view";
import { shownColumns } from "@mandi/shared/ui/table/view-column";
import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useKeys } from "../keys/use-keys";
import { useReturn } from "../keys/use-return";
import { rowsOf } from "../keys/use-row-keys";
import styles from "./queue.module.css";
import { queueColumns } from "./queue-columns";
import { asksForCursor, cursorAmong, noteCursor } from "./queue-cursor";
import { itemKey, nameOf, urgencyOf } from "./queue-item";
import type { ShownQueue } from "./use-queue";
import { useTaking } from "./use-taking";

export interface QueueTableProps {
  readonly answer: DeskQueueItemsAnswer;
  readonly queueView: ShownQueue;
  readonly table: RefObject<HTMLDivElement | null>;
  /** Whether the phone shows the tools, and with them the buttons that sort. */
  readonly areToolsOpen: boolean;
}

/**
 * A page of waiting items: by urgency in three groups, in any other order as one list. A refresh leaves the focus where
 * it is.
 */
export function QueueTable({ answer, queueView, table, areToolsOpen }: QueueTableProps) {
  const { query, setSort, showAll, pageHref } = queueView;
  const { view, sort } = useTableView();
  const toggle = useTaking(() => void queueView.state.refetch());
  const toggleItem = (item: DeskQueueItem | undefined) =>
    item && void toggle({ kind: item.kind, item: nameOf(item), taken: item.taken ?? null });
  useKeys({ t: () => toggleItem(answer.data.find((item) => itemKey(item) === focusedIn(table.current))) });
  const { search } = useLocation();
  useCursor(table);
  const noteOpened = useReturn(table, () => rowAtCursor(table.current));
  if (answer.data.length === 0) return <NothingWaits answer={answer} query={query} onShowAll={showAll} />;
  const nowMs = Date.parse(answer.now);
  const isByUrgency = query.sort === undefined || query.sort === "until";
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only tracks which row has the focus
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link clicks it
    <div
      ref={table}
      className={classes(styles.table, areToolsOpen && styles.open)}
      onClick={noteOpened}
      onFocus={({ target }) => noteRow(table.current, target, search)}
    >
      <DataTable
        label={queue.list}
        columns={shownColumns(queueColumns(nowMs, toggleItem), view).map((column) => ({
          ...column,
          isSortable: queueSorts.some((one) => one === column.key),
        }))}
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
  readonly query: ShownQueue["query"];
  readonly onShowAll: () => void;
}

const nothingTaken = { mine: queue.nothingMine, free: queue.nothingFree };

function NothingWaits({ answer, query: { kind, filter, taken }, onShowAll }: NothingWaitsProps) {
  if (answer.found === 0 && kind === undefined && filter === undefined && taken === undefined) {
    return <EmptyState heading="h2" title={queue.nothing} text={queue.nothingText} hasPanel />;
  }
  const nothingOfKind = taken === undefined ? queue.nothingOfKind : nothingTaken[taken];
  const nothingFound = filter === undefined ? nothingOfKind : queue.nothingWithWords;
  return (
    <EmptyState
      heading="h2"
      title={answer.found > 0 ? queue.nothingHere : nothingFound}
      actions={<Button onClick={onShowAll}>{queue.showAll}</Button>}
      hasPanel
    />
  );
}

const itemOf = (row: HTMLElement): string => row.dataset["row"] ?? "";

/** The key of the row with the focus, also while the focus is on one of its buttons. */
function focusedIn(table: HTMLElement | null): string | undefined {
  const line = table?.querySelector("tr:focus-within");
  const row = line && rowsOf(table).find((one) => line.contains(one));
  return row ? itemOf(row) : undefined;
}

/** After returning with Escape the cursor is where it was. */
function useCursor(table: RefObject<HTMLElement | null>): void {
  const { state } = useLocation();
  useEffect(() => {
    if (asksForCursor(state)) rowAtCursor(table.current)?.focus();
  }, [state, table]);
}

const rowAtCursor = (table: HTMLElement | null): HTMLElement | undefined =>
  cursorAmong(rowsOf(table).map((row) => ({ row, item: itemOf(row) })))?.row;

function noteRow(table: HTMLElement | null, row: HTMLElement, search: string): void {
  const rows = rowsOf(table);
  const place = rows.indexOf(row);
  const item = rows[place];
  if (item) noteCursor({ search, item: itemOf(item), place });
}
