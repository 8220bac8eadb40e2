import type { DeskPayoutBatch } from "@mandi/shared/contract/desk/payout";
import { deskOrderPath } from "@mandi/shared/contract/page-paths";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts as words } from "@mandi/shared/messages/desk-payouts";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { Link } from "react-router-dom";
import rowLink from "../common/row-link.module.css";
import type { PaidRows } from "./use-batch";

type Row = DeskPayoutBatch["rows"][number];

/** The payments of a batch; what is open has a field for the bank's UTR. */
export function BatchRows({ batch, marking }: { readonly batch: DeskPayoutBatch; readonly marking: PaidRows }) {
  const columns: readonly Column<Row>[] = [
    { key: "payee", head: words.heads.payee, cell: ({ payee }) => payee, isRowHead: true, phone: "lead" },
    { key: "code", head: words.heads.code, cell: ({ code }) => code, isUnbroken: true, phone: "note" },
    {
      key: "order",
      head: words.heads.order,
      cell: ({ order_id, order }) => (
        <Link to={deskOrderPath(order_id)} className={rowLink.link}>
          {order}
        </Link>
      ),
      phone: "aside",
    },
    {
      key: "amount",
      head: words.heads.amount,
      cell: ({ amount }) => formatRupees(amount, { decimals: 2 }),
      align: "end",
      isStrong: true,
      phone: "figure",
    },
    { key: "utr", head: words.heads.utr, cell: (row) => <Utr row={row} marking={marking} />, phone: "wide" },
  ];
  return <DataTable label={words.rows} columns={columns} rows={batch.rows} rowKey={({ id }) => String(id)} isDense />;
}

function Utr({ row, marking }: { readonly row: Row; readonly marking: PaidRows }) {
  if (row.status === "dropped") return <Pill tone="plain">{words.dropped}</Pill>;
  if (row.utr !== null) return row.utr;
  return (
    <TextField
      label={words.utrOf(row.payee, row.order)}
      isLabelHidden
      maxLength={22}
      autoComplete="off"
      value={marking.textOf(row.id)}
      error={marking.problemOf(row.id)}
      onChange={(event) => marking.type(row.id, event.target.value)}
    />
  );
}
