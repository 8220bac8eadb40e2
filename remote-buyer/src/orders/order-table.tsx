import type { SentOrder } from "@mandi/shared/contract/order";
import { orderDetailsPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { formatWhole } from "@mandi/shared/format/rupees";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { maxPaise, minPaise, paise, paiseFromRupees, rupeesFromPaise, subtractPaise } from "@mandi/shared/money/paise";
import { buyerAct, sellerAct } from "@mandi/shared/ui/data/order-act";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { StatusCell } from "../documents/trade-cells";
import { tradeColumns } from "../documents/trade-columns";

export interface OrderTableProps {
  readonly rows: readonly (SentOrder | ReceivedOrder)[];
  readonly isSent: boolean;
}

/** Orders, each linked to the page of its side. */
export function OrderTable({ rows, isSent }: OrderTableProps) {
  const pathOf = isSent ? orderDetailsPath : sellerOrderPath;
  const actOf = (row: SentOrder | ReceivedOrder) => (isSent ? buyerAct(row) : sellerAct(row));
  return (
    <WideTable
      label={orders.list}
      rows={rows}
      rowKey={({ id }) => String(id)}
      isTurn={(row) => actOf(row)?.isMine === true}
      columns={[
        ...tradeColumns<SentOrder | ReceivedOrder>(orders.number, pathOf, ({ order_id }) => order_id, !isSent),
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
          cell: dueWords,
        },
        {
          key: "total",
          // What a seller receives differs from what the buyer pays (docs/domain.md#prices).
          head: isSent ? orders.total : orders.receivable,
          align: "end",
          isStrong: true,
          phone: "figure",
          value: ({ for_price }) => for_price,
          cell: ({ for_price }) => formatWhole(for_price),
        },
      ]}
    />
  );
}

/** What is due beside the transfers under check, which the act names. Less than they come to may be due: that is no refund yet. */
function leftToPay(row: SentOrder | ReceivedOrder): number {
  const reported = "reported_amount" in row ? (row.reported_amount ?? 0) : 0;
  const due = paiseFromRupees(row.due_amount);
  return rupeesFromPaise(subtractPaise(due, minPaise(paiseFromRupees(reported), maxPaise(due, paise(0)))));
}

/** Nothing due means settled, except for a cancelled order; while all of it is being checked, the act says so. */
function dueWords(row: SentOrder | ReceivedOrder): string {
  const left = leftToPay(row);
  if (left !== 0) return formatWhole(left);
  return row.due_amount !== 0 || row.status === "cancel" ? common.missing : orders.paidUp;
}

/** On a phone the due amount is beside the status once the goods have arrived: until then everything is due. */
function dueNote(row: SentOrder | ReceivedOrder): string | undefined {
  const left = leftToPay(row);
  if (row.status !== "delivered" || left < 0 || (left === 0 && row.due_amount !== 0)) return undefined;
  return left === 0 ? orders.paidUp : orders.dueNow(formatWhole(left));
}
