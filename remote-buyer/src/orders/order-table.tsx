import type { SentOrder } from "@mandi/shared/contract/order";
import { orderDetailsPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { formatShortDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { columnDecimals, formatRupees, formatWhole } from "@mandi/shared/format/rupees";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { quotationList } from "@mandi/shared/messages/quotation-list";
import { todayInIndia } from "@mandi/shared/query/today";
import { buyerAct, sellerAct } from "@mandi/shared/ui/data/order-act";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import type { ReactNode } from "react";
import { StatusCell } from "../documents/trade-cells";
import { tradeColumns } from "../documents/trade-columns";
import styles from "./order-table.module.css";
import { leftToPay, payableOf, totalsOf } from "./order-totals";

type Row = SentOrder | ReceivedOrder;

export interface OrderTableProps {
  readonly rows: readonly Row[];
  readonly isSent: boolean;
}

/** Orders, each linked to the page of its side. */
export function OrderTable({ rows, isSent }: OrderTableProps) {
  const pathOf = isSent ? orderDetailsPath : sellerOrderPath;
  const actOf = (row: Row) => (isSent ? buyerAct(row) : sellerAct(row));
  const decimals = columnDecimals(rows.map(leftToPay));
  const feet = rows.length > 1 ? feetOf(rows, decimals) : {};
  return (
    <WideTable
      label={orders.list}
      rows={rows}
      rowKey={({ id }) => String(id)}
      isTurn={(row) => actOf(row)?.isMine === true}
      columns={withFeet(feet, [
        ...tradeColumns<Row>(orders.number, pathOf, ({ order_id }) => order_id, !isSent),
        {
          key: "status",
          head: quotations.status,
          phone: "note",
          value: ({ status }) => status,
          cell: (row) => (
            <StatusCell act={actOf(row)} note={dueNote(row)}>
              <StatusPill kind="order" status={shownOrderStatus(row.status)} />
            </StatusCell>
          ),
        },
        {
          key: "due",
          head: orders.due,
          align: "end",
          phone: "hidden",
          value: leftToPay,
          cell: (row) => (
            <>
              {dueWords(row, decimals)}
              <span className={styles.day}>{dueDayOfPart(row)}</span>
            </>
          ),
        },
        {
          key: "total",
          // What a seller receives differs from what the buyer pays (docs/domain.md#prices).
          head: isSent ? orders.total : orders.receivable,
          align: "end",
          isStrong: true,
          phone: "figure",
          value: ({ for_price }) => for_price,
          cell: (row) => <Total price={row.for_price} payable={payableOf(row)} />,
        },
      ])}
    />
  );
}

type Feet = Readonly<Record<string, ReactNode>>;

/** The totals under the columns, by key. */
function feetOf(rows: readonly Row[], decimals: 0 | 2): Feet {
  const { tonnes, due, payable, total, count } = totalsOf(rows);
  return {
    product: quotationList.ordersShown(count, rows.length - count),
    quantity: formatTonnes(tonnes),
    due: formatRupees(due, { decimals }),
    total: <Total price={total} payable={payable} />,
  };
}

const withFeet = (feet: Feet, columns: readonly ViewColumn<Row>[]): readonly ViewColumn<Row>[] =>
  columns.map((column) => ({ ...column, foot: feet[column.key] }));

/** Nothing due means settled, except for a cancelled order; while all of it is being checked, the act says so. */
function dueWords(row: Row, decimals: 0 | 2): string {
  const left = leftToPay(row);
  if (left !== 0) return formatRupees(left, { decimals });
  return row.due_amount !== 0 || row.status === "cancel" ? common.missing : orders.paidUp;
}

/** A price; below it, on a phone, which has no column for it, what of it is due now. */
function Total({ price, payable }: { readonly price: number; readonly payable: number }) {
  return (
    <>
      {formatWhole(price)}
      {payable > 0 ? <span className={styles.dueOnPhone}>{orders.dueNow(formatWhole(payable))}</span> : null}
    </>
  );
}

/** Until when a buyer has to pay what is due now; nothing while that is nothing, or for a seller. */
function dueDay(row: Row): string | undefined {
  if (payableOf(row) <= 0 || !row.due_on) return undefined;
  const today = todayInIndia();
  if (row.due_on === today) return orders.dueToday;
  return (row.due_on < today ? orders.wasDue : orders.dueBy)(formatShortDay(row.due_on));
}

/** The same under all that is left to pay: where only a part of that is due now, the day is that of the part. */
function dueDayOfPart(row: Row): string | undefined {
  const day = dueDay(row);
  return day === undefined || payableOf(row) === leftToPay(row) ? day : `${formatWhole(payableOf(row))} ${day}`;
}

/**
 * On a phone the day of what is due now is beside the status, and once the goods have arrived the due amount: until then everything
 * is due.
 */
function dueNote(row: Row): string | undefined {
  const left = leftToPay(row);
  if (payableOf(row) > 0) return dueDay(row);
  if (row.status !== "delivered" || left < 0 || (left === 0 && row.due_amount !== 0)) return undefined;
  return left === 0 ? orders.paidUp : orders.dueNow(formatWhole(left));
}
