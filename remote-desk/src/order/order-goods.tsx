import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { order as messages } from "@mandi/shared/messages/desk-cockpit";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import type { DeskOrder } from "./order.api";
import { OrderPapers } from "./order-papers";
import { OrderPart } from "./order-part";
import { TruckStages } from "./truck-stages";

type Line = DeskOrder["lines"][number];

const { lineHeads } = messages;

const lines: readonly Column<Line>[] = [
  { key: "size", head: lineHeads.size, cell: ({ size }) => size, isRowHead: true, phone: "lead" },
  {
    key: "quantity",
    head: lineHeads.quantity,
    cell: ({ quantity }) => formatTonnes(quantity),
    align: "end",
    phone: "note",
  },
  // Loaded trucks at the weighed quantity, the rest as ordered.
  {
    key: "current",
    head: lineHeads.current,
    cell: ({ quantity, current = quantity }) => formatTonnes(current),
    align: "end",
    phone: "line",
  },
  { key: "price", head: lineHeads.price, cell: (line) => formatRupees(line.unit_price), align: "end", phone: "figure" },
];

/** Sizes, and each truck with its documents. */
export function OrderGoods({ order }: { readonly order: DeskOrder }) {
  return (
    <>
      <OrderPart of="trucks">
        <Block title={messages.trucks}>
          <TruckStages trucks={order.buyer_view.driver_list} />
          <OrderPapers order={order} />
        </Block>
      </OrderPart>
      <OrderPart of="sizes">
        <Block title={messages.lines}>
          <DataTable
            label={messages.lines}
            columns={lines}
            rows={order.lines}
            rowKey={({ id }) => String(id)}
            isDense
          />
        </Block>
      </OrderPart>
    </>
  );
}
