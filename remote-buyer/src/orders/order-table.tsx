import type { SentOrder } from "@mandi/shared/contract/order";
import { orderDetailsPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import type { ReceivedOrder } from "@mandi/shared/contract/seller-order";
import { shownOrderStatus } from "@mandi/shared/contract/trade-document";
import { formatRupees } from "@mandi/shared/format/rupees";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { quotations } from "@mandi/shared/messages/buyer-trade";
import { common } from "@mandi/shared/messages/common";
import { buyerAct, sellerAct } from "@mandi/shared/ui/data/order-act";
import { StatusPill } from "@mandi/shared/ui/data/status-pill";
import { WideTable } from "@mandi/shared/ui/table/wide-table";
import { StatusCell } from "../documents/trade-cells";
import { tradeColumns } from "../documents/trade-columns";

/** All with paise or all without, so that a column is uniform. */
const whole = { decimals: 0 } as const;

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
        ...tradeColumns<SentOrder | ReceivedOrder>(orders.number, pathOf, ({ order_id }) => order_id),
        {
          key: "status",
          head: quotations.status,
          phone: "note",
          value: ({ status }) => status,
          cell: (row) => (
            <StatusCell act={actOf(row)} note={dueNote(row.status, row.due_amount)}>
              <StatusPill kind="order" status={shownOrderStatus(row.status)} />
            </StatusCell>
          ),
        },
        {
          key: "due",
          head: orders.due,
          align: "end",
          phone: "hidden",
          value: ({ due_amount }) => due_amount,
          cell: ({ status, due_amount }) => dueWords(status, due_amount),
        },
        {
          key: "total",
          // What a seller receives differs from what the buyer pays (docs/domain.md#prices).
          head: isSent ? orders.total : orders.receivable,
          align: "end",
          isStrong: true,
          phone: "figure",
          value: ({ for_price }) => for_price,
          cell: ({ for_price }) => formatRupees(for_price, whole),
        },
      ]}
    />
  );
}

/** Nothing due means settled, except for a cancelled order. */
function dueWords(status: string, due: number): string {
  if (due !== 0) return formatRupees(due, whole);
  return status === "cancel" ? common.missing : orders.paidUp;
}

/** On a phone the due amount is beside the status once the goods have arrived: until then everything is due. */
function dueNote(status: string, due: number): string | undefined {
  if (status !== "delivered" || due < 0) return undefined;
  return due === 0 ? orders.paidUp : orders.dueNow(formatRupees(due, whole));
}
