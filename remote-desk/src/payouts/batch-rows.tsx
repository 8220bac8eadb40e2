import type { DeskPayoutBatch } from "@mandi/shared/contract/desk/payout";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatRupees } from "@mandi/shared/format/rupees";
import { payouts } from "@mandi/shared/messages/desk-payouts";
import { pageIn } from "@mandi/shared/query/address-page";
import { Button } from "@mandi/shared/ui/controls/button";
import { TextField } from "@mandi/shared/ui/controls/text-field";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Pager } from "@mandi/shared/ui/data/pager";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { useSearchParams } from "react-router-dom";
import { WaitingLink } from "../acts/waiting-link";
import { useRight } from "../rights/use-right";
import { amountColumn, orderColumn, payeeColumn } from "./payout-columns";
import styles from "./payouts.module.css";
import type { PaidRows } from "./use-batch";

type Row = DeskPayoutBatch["rows"][number];

const rowsPerPage = 20;

/** One column for both: the table stands beside the panel, and leaves room for a whole UTR. */
const payeeAndCode: Column<Row> = {
  ...payeeColumn,
  head: payouts.heads.payeeAndCode,
  cell: ({ payee, code }) => (
    <>
      {payee}
      <span className={styles.code}>{code}</span>
    </>
  ),
};

interface BatchRowsProps {
  readonly batch: DeskPayoutBatch;
  readonly marking: PaidRows;
  readonly onDrop: (row: Row) => void;
}

/** The payments of a batch, page by page; an open one has a field for the bank's UTR, and can be dropped. */
export function BatchRows({ batch, marking, onDrop }: BatchRowsProps) {
  const mayPay = useRight("money") === true;
  const [address] = useSearchParams();
  const total = batch.rows.length;
  const page = Math.min(pageIn(address), Math.max(1, Math.ceil(total / rowsPerPage)));
  const columns: readonly Column<Row>[] = [
    payeeAndCode,
    orderColumn("aside"),
    { ...amountColumn, cell: (row) => <Amount row={row} /> },
    {
      key: "utr",
      head: payouts.heads.utr,
      cell: (row) => (
        <div className={styles.pay}>
          <Utr row={row} marking={marking} isReadOnly={!mayPay} />
          <Ended row={row} />
          {row.status === "agreed" || isTakenWhole(row) ? <Drop row={row} mayPay={mayPay} onDrop={onDrop} /> : null}
        </div>
      ),
      phone: "line",
    },
  ];
  const shown = batch.rows.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  return (
    <>
      <DataTable label={payouts.rows} columns={columns} rows={shown} rowKey={({ id }) => String(id)} isDense />
      {total > rowsPerPage ? (
        <Pager page={page} pageSize={rowsPerPage} total={total} pageHref={(to) => `?page=${to}`} />
      ) : null}
    </>
  );
}

/** What came off was all of it, so that the bank pays nothing. */
const isTakenWhole = ({ status, amount }: Row): boolean => status === "paid" && amount === 0;

/** What the bank pays, and what came off. */
function Amount({ row: { amount, set_off = [] } }: { readonly row: Row }) {
  return (
    <>
      {formatRupees(amount, { decimals: 2 })}
      {set_off.map((debt) => (
        <span key={debt.order_id} className={styles.debt}>
          {payouts.less(formatRupees(debt.amount, { decimals: 2 }), debt.bill, debt.order)}
        </span>
      ))}
    </>
  );
}

interface DropProps {
  readonly row: Row;
  readonly mayPay: boolean;
  readonly onDrop: (row: Row) => void;
}

/** The act, or the request for it that waits for a second person. */
function Drop({ row, mayPay, onDrop }: DropProps) {
  if (row.approval_id) {
    return <WaitingLink approvalId={row.approval_id} of={payouts.dropWaitsOf(row.payee, row.order)} />;
  }
  if (!mayPay) return null;
  return (
    <Button aria-label={payouts.dropOf(row.payee, row.order)} onClick={() => onDrop(row)}>
      {payouts.drop}
    </Button>
  );
}

/** Who marked it as paid, and when; or when it was dropped. */
function Ended({ row: { ended_at, paid_by } }: { readonly row: Row }) {
  if (!ended_at) return null;
  const at = formatMoment(ended_at);
  return <span className={styles.code}>{paid_by ? payouts.paidBy(paid_by, at) : at}</span>;
}

interface UtrProps {
  readonly row: Row;
  readonly marking: PaidRows;
  readonly isReadOnly: boolean;
}

function Utr({ row, marking, isReadOnly }: UtrProps) {
  if (row.status === "dropped") return <Pill tone="plain">{payouts.dropped}</Pill>;
  if (isTakenWhole(row)) return <Pill tone="ok">{payouts.setOff}</Pill>;
  if (row.utr !== null || isReadOnly) return row.utr;
  return (
    <TextField
      label={payouts.utrOf(row.payee, row.order)}
      isLabelHidden
      className={styles.utr}
      maxLength={22}
      autoComplete="off"
      value={marking.textOf(row.id)}
      error={marking.problemOf(row.id)}
      onChange={(event) => marking.type(row.id, event.target.value)}
    />
  );
}
