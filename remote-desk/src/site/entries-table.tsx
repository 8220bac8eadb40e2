import { entries } from "@mandi/shared/messages/desk-site";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import type { DeskAct } from "../acts/desk-act";
import { OpenAct } from "../acts/open-act";
import { moveColumn } from "../common/move-column";
import rowLink from "../common/row-link.module.css";
import { useOrder } from "../common/use-order";
import { useRight } from "../rights/use-right";
import { WithRight } from "../rights/with-right";
import { type EntryKind, hideAct, orderAct, removeAct } from "./entry-acts";
import styles from "./site.module.css";

interface Entry {
  readonly id: number;
  readonly is_hidden: number;
}

export interface EntriesTableProps<Row extends Entry> {
  readonly kind: EntryKind;
  readonly label: string;
  readonly head: string;
  readonly emptyText: string;
  readonly addText: string;
  readonly answer: { readonly data: readonly Row[]; readonly order: string };
  readonly nameOf: (row: Row) => string;
  /** The entry as its row shows it, where it is more than its name. */
  readonly cell?: (row: Row) => ReactNode;
  /** The page on which an entry is written; without an entry a new one. */
  readonly hrefOf: (row: Row | null) => string;
  readonly onChanged: () => void;
}

/** What visitors see one after the other: put in order, hidden, shown and taken down. */
export function EntriesTable<Row extends Entry>(props: EntriesTableProps<Row>) {
  const { kind, label, answer, nameOf, hrefOf, onChanged } = props;
  const order = useOrder(answer.data);
  const [act, setAct] = useState<DeskAct | null>(null);
  const mayChange = useRight("content") === true;

  return (
    <>
      <div className={styles.order}>
        <WithRight right="content">
          <ButtonLink to={hrefOf(null)} icon={Plus}>
            {props.addText}
          </ButtonLink>
          {order.isChanged ? (
            <div className={styles.acts}>
              <Button
                variant="primary"
                onClick={() =>
                  setAct(
                    orderAct(
                      kind,
                      order.rows.map(({ id }) => id),
                      answer.order,
                    ),
                  )
                }
              >
                {entries.saveOrder}
              </Button>
              <Button onClick={order.reset}>{entries.resetOrder}</Button>
            </div>
          ) : null}
        </WithRight>
      </div>
      <DataTable
        label={label}
        columns={[
          nameColumn(props),
          stateColumn,
          ...(mayChange ? [moveColumn(order, nameOf), actColumn(kind, nameOf, setAct)] : []),
        ]}
        rows={order.rows}
        rowKey={({ id }) => String(id)}
        emptyText={props.emptyText}
      />
      {act === null ? null : (
        <OpenAct
          act={act}
          onClose={() => setAct(null)}
          onDone={() => {
            setAct(null);
            order.reset();
            onChanged();
          }}
          onRefused={onChanged}
        />
      )}
    </>
  );
}

function nameColumn<Row extends Entry>({ head, nameOf, cell = nameOf, hrefOf }: EntriesTableProps<Row>): Column<Row> {
  return {
    key: "name",
    head,
    cell: (row) => (
      <Link to={hrefOf(row)} className={rowLink.link}>
        {cell(row)}
      </Link>
    ),
    isRowHead: true,
    phone: "lead",
  };
}

const stateColumn: Column<Entry> = {
  key: "state",
  head: entries.state,
  cell: ({ is_hidden }) =>
    is_hidden ? <Pill tone="plain">{entries.hidden}</Pill> : <Pill tone="ok">{entries.shown}</Pill>,
  phone: "figure",
};

function actColumn<Row extends Entry>(
  kind: EntryKind,
  nameOf: (row: Row) => string,
  ask: (act: DeskAct) => void,
): Column<Row> {
  return {
    key: "acts",
    head: entries.acts,
    isHeadHidden: true,
    cell: (row) => {
      const name = nameOf(row);
      const hide = hideAct(kind, row, name);
      return (
        <div className={styles.acts}>
          <Button size="s" aria-label={`${hide.title}: ${name}`} onClick={() => ask(hide)}>
            {hide.title}
          </Button>
          <Button
            size="s"
            variant="danger"
            aria-label={`${entries.remove}: ${name}`}
            onClick={() => ask(removeAct(kind, row, name))}
          >
            {entries.remove}
          </Button>
        </div>
      );
    },
    align: "end",
    phone: "note",
  };
}
