import type { DeskPayoutBatchListAnswer } from "@mandi/shared/contract/desk/payout";
import { deskPayoutBatchPath } from "@mandi/shared/contract/page-paths";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import styles from "./payouts.module.css";

type Batch = DeskPayoutBatchListAnswer["data"][number];

const stateWords = ({ open, dropped = 0, payments }: Batch): string => payouts.state(open, dropped, payments);

const columns: readonly ViewColumn<Batch>[] = [
  {
    key: "number",
    head: payouts.heads.batch,
    value: ({ id }) => payouts.batch(id),
    cell: ({ id }) => (
      <Link to={deskPayoutBatchPath(id)} className={rowLink.link}>
        {payouts.batch(id)}
      </Link>
    ),
    isRowHead: true,
    phone: "lead",
  },
  {
    key: "at",
    head: payouts.heads.made,
    value: ({ made_at }) => made_at,
    cell: ({ made_at }) => formatMoment(made_at),
    phone: "note",
  },
  { key: "by", head: payouts.heads.by, value: ({ made_by }) => made_by, cell: ({ made_by }) => made_by, phone: "line" },
  {
    key: "open",
    head: payouts.heads.state,
    value: stateWords,
    cell: stateWords,
    phone: "aside",
  },
  {
    key: "amount",
    head: payouts.heads.amount,
    value: ({ amount }) => amount,
    cell: ({ amount, set_off = 0 }) => (
      <>
        {formatRupees(amount, { decimals: 2 })}
        {set_off > 0 ? (
          <span className={styles.debt}>{payouts.setOffSum(formatRupees(set_off, { decimals: 2 }))}</span>
        ) : null}
      </>
    ),
    align: "end",
    phone: "figure",
  },
];

/** Batches that two people agreed on, newest first. */
export function BatchesTable({ batches }: { readonly batches: readonly Batch[] }) {
  return (
    <WideTable
      label={payouts.batches}
      name="batches"
      fileName="payout-batches"
      columns={columns}
      rows={batches}
      rowKey={({ id }) => String(id)}
      emptyText={payouts.noBatches}
      isDense
    />
  );
}
