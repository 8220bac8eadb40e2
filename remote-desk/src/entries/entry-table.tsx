import { withCapital } from "@mandi/shared/format/capital";
import { entries } from "@mandi/shared/messages/desk-entries";
import { Button } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { useRight } from "../rights/use-right";
import { WithRight } from "../rights/with-right";
import type { Entry } from "./entry-acts";
import styles from "./entry-table.module.css";
import { moveColumn } from "./move-column";
import { useOrder } from "./use-order";

export interface EntryTableProps<Row extends Entry> {
  readonly label: string;
  readonly emptyText: string;
  /** The name of a row, also used in its buttons. */
  readonly nameOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** The state of an entry that is not hidden: "offered". */
  readonly shownText: string;
  /** The state of an entry that is not hidden and still not shown today: "coming"; null for every other one. */
  readonly unshownOf?: ((row: Row) => string | null) | undefined;
  /** The dialogs that add to the list. */
  readonly adds?: readonly DeskAct[];
  /** The link to the page on which an entry is written. */
  readonly addLink?: ReactNode;
  /** The acts on a row. */
  readonly actsOf: (row: Row) => readonly DeskAct[];
  /** Reorders all rows; null where the order means nothing, or the list is filtered. */
  readonly orderAct: ((ids: readonly number[]) => DeskAct) | null;
  readonly onChanged: () => void;
}

/** A list of entries with the reader's acts on each of them and on their order. */
export function EntryTable<Row extends Entry>(props: EntryTableProps<Row>) {
  const { label, emptyText, nameOf, columns, rows, shownText, unshownOf = () => null } = props;
  const { adds = [], addLink, actsOf, orderAct, onChanged } = props;
  const order = useOrder(rows);
  const [act, setAct] = useState<DeskAct | null>(null);
  const mayChange = useRight("content") === true;
  const ids = order.rows.map(({ id }) => id);

  return (
    <>
      <div className={styles.tools}>
        <WithRight right="content">
          {addLink}
          {adds.map((add) => (
            <Button key={add.key} icon={Plus} onClick={() => setAct(add)}>
              {add.title}
            </Button>
          ))}
          {orderAct !== null && order.isChanged ? (
            <>
              <Button variant="primary" onClick={() => setAct(orderAct(ids))}>
                {entries.saveOrder}
              </Button>
              <Button onClick={order.reset}>{entries.resetOrder}</Button>
            </>
          ) : null}
        </WithRight>
      </div>
      <DataTable
        label={label}
        columns={[
          ...columns,
          stateColumn(shownText, unshownOf),
          ...(mayChange && orderAct !== null ? [moveColumn(order, nameOf)] : []),
          ...(mayChange ? [actColumn(nameOf, actsOf, setAct)] : []),
        ]}
        rows={order.rows}
        rowKey={({ id }) => String(id)}
        emptyText={emptyText}
      />
      {act === null ? null : (
        <OpenAct
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            // Another act keeps the unsaved order.
            if (act.key === orderAct?.(ids).key) order.reset();
            onChanged();
          }}
          onRefused={onChanged}
        />
      )}
    </>
  );
}

const stateColumn = <Row extends Entry>(shownText: string, unshownOf: (row: Row) => string | null): Column<Row> => ({
  key: "state",
  head: entries.state,
  cell: (row) => {
    const unshown = row.is_hidden ? entries.hidden : unshownOf(row);
    return unshown === null ? (
      <Pill tone="ok">{withCapital(shownText)}</Pill>
    ) : (
      <Pill tone="plain">{withCapital(unshown)}</Pill>
    );
  },
  phone: "figure",
});

function actColumn<Row extends Entry>(
  nameOf: (row: Row) => string,
  actsOf: (row: Row) => readonly DeskAct[],
  ask: (act: DeskAct) => void,
): Column<Row> {
  return {
    key: "acts",
    head: entries.acts,
    isHeadHidden: true,
    cell: (row) => (
      <div className={styles.acts}>
        {actsOf(row).map((act) => (
          <Button
            key={act.key}
            size="s"
            variant={act.isDanger ? "danger" : "secondary"}
            aria-label={entries.of(act.title, nameOf(row))}
            onClick={() => ask(act)}
          >
            {act.title}
          </Button>
        ))}
      </div>
    ),
    align: "end",
    phone: "note",
  };
}
