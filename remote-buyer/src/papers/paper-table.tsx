import { tradePaperPath } from "@mandi/shared/contract/page-paths";
import type { TradePaperRow } from "@mandi/shared/contract/trade-paper";
import { formatDay } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { common } from "@mandi/shared/messages/common";
import { paperList as words } from "@mandi/shared/messages/paper-list";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { kindName } from "./kind-name";
import styles from "./papers.module.css";

const columns: readonly Column<TradePaperRow>[] = [
  {
    key: "number",
    head: words.number,
    isRowHead: true,
    phone: "lead",
    cell: ({ id, number, is_void }) => (
      <span className={styles.number}>
        <Link to={tradePaperPath(id)} className={styles.link}>
          {number}
        </Link>
        {is_void === 1 ? (
          <Pill tone="bad" icon={Undo2}>
            {words.void}
          </Pill>
        ) : null}
      </span>
    ),
  },
  { key: "kind", head: words.kind, phone: "note", cell: ({ kind }) => kindName(kind) },
  { key: "date", head: words.date, phone: "line", cell: ({ date }) => formatDay(date) },
  { key: "order", head: words.order, phone: "line", cell: ({ order }) => (order === "" ? common.missing : order) },
  {
    key: "amount",
    head: words.amount,
    align: "end",
    isStrong: true,
    phone: "figure",
    cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
  },
];

/** Papers of a list, each the way to itself. */
export function PaperTable({ rows }: { readonly rows: readonly TradePaperRow[] }) {
  return <DataTable label={words.title} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />;
}
