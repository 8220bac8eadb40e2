import type { DeskPayoutDue } from "@mandi/shared/contract/desk/payout";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { amountColumn, orderColumn, payeeColumn } from "./payout-columns";
import styles from "./payouts.module.css";
import { keyOf, type NewBatch } from "./use-payouts";

/** TDS that a payment before the bill is approved would give away. */
const riskColumn: Column<DeskPayoutDue> = {
  key: "risk",
  head: payouts.heads.risk,
  cell: ({ at_risk }) => (at_risk ? formatRupees(at_risk, { decimals: 2 }) : null),
  align: "end",
  phone: "line",
};

/** What the payee owes for other orders, which comes off. */
const owesColumn: Column<DeskPayoutDue> = {
  key: "owes",
  head: payouts.heads.owes,
  cell: ({ owes = [] }) =>
    owes.map(({ order_id, order, bill, amount }) => (
      <span key={order_id} className={styles.debt}>
        {payouts.owed(formatRupees(amount, { decimals: 2 }), bill, order)}
      </span>
    )),
  phone: "line",
};

interface DueTableProps {
  readonly due: readonly DeskPayoutDue[];
  readonly batch: NewBatch;
  readonly emptyText: string;
}

/** What is owed; each row is in the batch unless it is taken out. */
export function DueTable({ due, batch, emptyText }: DueTableProps) {
  const columns: readonly Column<DeskPayoutDue>[] = [
    {
      key: "chosen",
      head: payouts.heads.chosen,
      isHeadHidden: true,
      cell: (row) => (
        <Checkbox
          label={<VisuallyHidden>{payouts.choose(row.payee, row.order)}</VisuallyHidden>}
          checked={batch.isChosen(row)}
          onChange={() => batch.toggle(row)}
        />
      ),
      phone: "aside",
    },
    payeeColumn,
    { key: "to", head: payouts.heads.to, cell: ({ to }) => payouts.sides[to], phone: "note" },
    orderColumn("line"),
    ...(due.some(({ at_risk }) => Boolean(at_risk)) ? [riskColumn] : []),
    ...(due.some(({ owes = [] }) => owes.length > 0) ? [owesColumn] : []),
    amountColumn,
  ];
  return <DataTable label={payouts.due} columns={columns} rows={due} rowKey={keyOf} emptyText={emptyText} isDense />;
}
