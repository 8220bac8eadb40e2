import type { DeskPayoutDue } from "@mandi/shared/contract/desk/payout";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { Checkbox } from "@mandi/shared/ui/controls/checkbox";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { amountColumn, orderColumn, payeeColumn } from "./payout-columns";
import styles from "./payouts.module.css";
import { keyOf, type NewBatch } from "./use-payouts";

/** TDS that a payment before the bill is approved would give away. */
const riskColumn: ViewColumn<DeskPayoutDue> = {
  key: "risk",
  head: payouts.heads.risk,
  value: ({ at_risk = null }) => at_risk,
  cell: ({ at_risk }) => (at_risk ? formatRupees(at_risk, { decimals: 2 }) : null),
  align: "end",
  phone: "line",
};

/** What the payee owes for other orders, which comes off. */
const owesColumn: ViewColumn<DeskPayoutDue> = {
  key: "owes",
  head: payouts.heads.owes,
  value: ({ owes = [] }) => owes.map(debtWords).join("; "),
  cell: ({ owes = [] }) =>
    owes.map((debt) => (
      <span key={debt.order_id} className={styles.debt}>
        {debtWords(debt)}
      </span>
    )),
  phone: "line",
};

function debtWords({ order, bill, amount }: NonNullable<DeskPayoutDue["owes"]>[number]): string {
  return payouts.owed(formatRupees(amount, { decimals: 2 }), bill, order);
}

interface DueTableProps {
  readonly due: readonly DeskPayoutDue[];
  readonly batch: NewBatch;
  readonly emptyText: string;
}

/** What is owed; each row is in the batch unless it is taken out, and one that gives up tax only if it is put in. */
export function DueTable({ due, batch, emptyText }: DueTableProps) {
  const columns: readonly ViewColumn<DeskPayoutDue>[] = [
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
    {
      key: "to",
      head: payouts.heads.to,
      value: ({ to }) => payouts.sides[to],
      cell: ({ to }) => payouts.sides[to],
      phone: "note",
    },
    orderColumn("line"),
    ...(due.some(({ at_risk }) => Boolean(at_risk)) ? [riskColumn] : []),
    ...(due.some(({ owes = [] }) => owes.length > 0) ? [owesColumn] : []),
    amountColumn,
  ];
  return (
    <WideTable
      label={payouts.due}
      fileName="payouts-owed"
      columns={columns}
      rows={due}
      rowKey={keyOf}
      emptyText={emptyText}
      isDense
    />
  );
}
