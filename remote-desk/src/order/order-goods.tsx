import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { order as messages } from "@mandi/shared/messages/desk";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import type { DeskOrder } from "./order.api";
import { TruckStages } from "./truck-stages";

type Truck = DeskOrder["buyer_view"]["driver_list"][number];
type Line = DeskOrder["lines"][number];

const { truckHeads, lineHeads } = messages;

const trucks: readonly Column<Truck>[] = [
  { key: "vehicle", head: truckHeads.vehicle, cell: (truck) => truck.vehicle_number, isRowHead: true, phone: "lead" },
  { key: "carrier", head: truckHeads.carrier, cell: (truck) => truck.transporter_name, phone: "note" },
  { key: "loaded", head: truckHeads.quantity, cell: loadedOf, align: "end", phone: "figure" },
  { key: "invoice", head: truckHeads.invoice, cell: (truck) => truck.invoice_number ?? "—", phone: "line" },
  { key: "eway", head: truckHeads.eway, cell: (truck) => truck.eway_bill ?? "—", phone: "line" },
];

const lines: readonly Column<Line>[] = [
  { key: "size", head: lineHeads.size, cell: ({ size }) => size, isRowHead: true, phone: "lead" },
  {
    key: "quantity",
    head: lineHeads.quantity,
    cell: ({ quantity }) => formatTonnes(quantity),
    align: "end",
    phone: "note",
  },
  // Loaded trucks at what the weighbridge said, the rest as ordered.
  {
    key: "current",
    head: lineHeads.current,
    cell: ({ quantity, current = quantity }) => formatTonnes(current),
    align: "end",
    phone: "line",
  },
  { key: "price", head: lineHeads.price, cell: (line) => formatRupees(line.unit_price), align: "end", phone: "figure" },
];

function loadedOf({ final_quantity_by_seller: loaded }: Truck): string {
  return loaded === null ? "—" : formatWeighedTonnes(loaded);
}

/** Sizes, and each truck with its papers. */
export function OrderGoods({ order }: { readonly order: DeskOrder }) {
  return (
    <>
      <Block title={messages.trucks}>
        <TruckStages trucks={order.buyer_view.driver_list} />
        <DataTable
          label={messages.trucks}
          columns={trucks}
          rows={order.buyer_view.driver_list}
          rowKey={({ id }) => String(id)}
          emptyText={messages.noTrucks}
        />
      </Block>
      <Block title={messages.lines}>
        <DataTable label={messages.lines} columns={lines} rows={order.lines} rowKey={({ id }) => String(id)} isDense />
      </Block>
    </>
  );
}
