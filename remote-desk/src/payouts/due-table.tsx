import type { DeskPayoutDue } from "@mandi/shared/contract/desk/payout";
import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts as words } from "@mandi/shared/messages/desk-payouts";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import { keyOf, type NewBatch } from "./use-payouts";

/** What is owed, each row in the batch until it is taken out. */
export function DueTable({ due, batch }: { readonly due: readonly DeskPayoutDue[]; readonly batch: NewBatch }) {
  const columns: readonly Column<DeskPayoutDue>[] = [
    {
      key: "chosen",
      head: words.heads.chosen,
      isHeadHidden: true,
      cell: (row) => (
        <Checkbox
          label={<VisuallyHidden>{words.choose(row.payee, row.order)}</VisuallyHidden>}
          checked={batch.isChosen(row)}
          onChange={() => batch.toggle(row)}
        />
      ),
      phone: "aside",
    },
    { key: "payee", head: words.heads.payee, cell: ({ payee }) => payee, isRowHead: true, phone: "lead" },
    { key: "to", head: words.heads.to, cell: ({ to }) => words.sides[to], phone: "note" },
    {
      key: "order",
      head: words.heads.order,
      cell: ({ order_id, order }) => (
        <Link to={deskOrderPath(order_id)} className={rowLink.link}>
          {order}
        </Link>
      ),
      phone: "line",
    },
    {
      key: "amount",
      head: words.heads.amount,
      cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
      align: "end",
      isStrong: true,
      phone: "figure",
    },
  ];
  return (
    <DataTable label={words.due} columns={columns} rows={due} rowKey={keyOf} emptyText={words.nothingDue} isDense />
  );
}
