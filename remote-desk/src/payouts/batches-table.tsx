import type { DeskPayoutBatchListAnswer } from "@mandi/shared/contract/desk/payout";
import { deskPayoutBatchPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";

type Batch = DeskPayoutBatchListAnswer["data"][number];

const columns: readonly Column<Batch>[] = [
  {
    key: "number",
    head: payouts.heads.batch,
    cell: ({ id }) => (
      <Link to={deskPayoutBatchPath(id)} className={rowLink.link}>
        {payouts.batch(id)}
      </Link>
    ),
    isRowHead: true,
    phone: "lead",
  },
  { key: "at", head: payouts.heads.made, cell: ({ made_at }) => formatMoment(made_at), phone: "note" },
  { key: "by", head: payouts.heads.by, cell: ({ made_by }) => made_by, phone: "line" },
  {
    key: "open",
    head: payouts.heads.state,
    cell: ({ open, payments }) => payouts.state(open, payments),
    phone: "aside",
  },
  {
    key: "amount",
    head: payouts.heads.amount,
    cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
    align: "end",
    phone: "figure",
  },
];

/** Batches that two people agreed on, newest first. */
export function BatchesTable({ batches }: { readonly batches: readonly Batch[] }) {
  return (
    <DataTable
      label={payouts.batches}
      columns={columns}
      rows={batches}
      rowKey={({ id }) => String(id)}
      emptyText={payouts.noBatches}
      isDense
    />
  );
}
