import { orderPaperPath, paymentAdvicePath, sellerOrderPath, tradePaperPath } from "@mandi/shared/contract/page-paths";
import { buyersAdviceKind, orderPaperKinds, type TradePaperRow } from "@mandi/shared/contract/trade-paper";
import { formatDay } from "@mandi/shared/format/dates";
import { point } from "@mandi/shared/format/joined";
import { formatRupees } from "@mandi/shared/format/rupees";
import { common } from "@mandi/shared/messages/common";
import { paperList } from "@mandi/shared/messages/paper-list";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { kindName } from "./kind-name";
import styles from "./papers.module.css";

/** A seller's own documents are on the page of their order. */
function pathOf({ id, kind, number, order_id }: TradePaperRow): string {
  if (kind === buyersAdviceKind) return paymentAdvicePath(id);
  if (order_id !== null && isOneOf(orderPaperKinds.buyer, kind)) return orderPaperPath(order_id, number);
  if (order_id !== null && isOneOf(orderPaperKinds.seller, kind)) return sellerOrderPath(order_id);
  return tradePaperPath(id);
}

const isOneOf = (kinds: readonly string[], kind: string): boolean => kinds.includes(kind);

const columns: readonly ViewColumn<TradePaperRow>[] = [
  {
    key: "number",
    head: paperList.number,
    isRowHead: true,
    phone: "lead",
    value: ({ number }) => number,
    cell: (row) => (
      <span className={styles.number}>
        <Link to={pathOf(row)} className={styles.link}>
          {row.number}
        </Link>
        {row.is_void === 1 ? (
          <Pill tone="bad" icon={Undo2}>
            {paperList.void}
          </Pill>
        ) : null}
      </span>
    ),
  },
  {
    key: "kind",
    head: paperList.kind,
    phone: "note",
    value: ({ kind }) => kindName(kind),
    cell: ({ kind, order }) => (
      <>
        {kindName(kind)}
        {order === "" ? null : <span className={styles.onPhone}>{point + order}</span>}
      </>
    ),
  },
  { key: "date", head: paperList.date, phone: "aside", value: ({ date }) => date, cell: ({ date }) => formatDay(date) },
  {
    key: "order",
    head: paperList.order,
    phone: "hidden",
    value: ({ order }) => order,
    cell: ({ order }) => (order === "" ? common.missing : order),
  },
  {
    key: "amount",
    head: paperList.amount,
    align: "end",
    isStrong: true,
    phone: "figure",
    value: ({ amount }) => amount,
    // A statement is listed with the balance of its last day, which says nothing of what is owed today.
    cell: ({ kind, amount }) =>
      kind === "statement" && amount === 0 ? common.missing : formatRupees(amount, { decimals: 2 }),
  },
];

/** Documents of a list, each linked to its page. */
export function PaperTable({ rows }: { readonly rows: readonly TradePaperRow[] }) {
  return (
    <WideTable
      fileName="papers"
      label={paperList.title}
      columns={columns}
      rows={rows}
      rowKey={({ id, kind }) => `${kind} ${id}`}
    />
  );
}
