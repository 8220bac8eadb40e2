import { formatRupees } from "@mandi/shared/format/rupees";
import { order } from "@mandi/shared/messages/desk-cockpit";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import { Block } from "@mandi/shared/ui/layout/section";
import type { DeskOrder } from "./order.api";

interface Party {
  readonly party: string;
  readonly charged: number;
  readonly paid: number;
  readonly due: number;
}

const exact = (rupees: number): string => formatRupees(rupees, { decimals: 2 });

const columns: readonly Column<Party>[] = [
  { key: "party", head: order.heads.party, cell: ({ party }) => party, isRowHead: true, phone: "lead" },
  { key: "charged", head: order.heads.charged, cell: ({ charged }) => exact(charged), align: "end", phone: "line" },
  { key: "paid", head: order.heads.paid, cell: ({ paid }) => exact(paid), align: "end", phone: "line" },
  { key: "due", head: order.heads.due, cell: ({ due }) => exact(due), align: "end", isStrong: true, phone: "figure" },
];

/** What was charged to or billed by each of the three parties, what settled it, and what is open in the books. */
export function OrderMoney({ order: read }: { readonly order: DeskOrder }) {
  const { money, buyer, seller } = read;
  const carriers = carriersOf(read);
  const rows: readonly Party[] = [
    { party: order.partyOf(order.buyer, buyer), charged: money.charged, paid: money.paid, due: money.open },
    {
      party: order.partyOf(order.seller, seller),
      charged: money.seller_charged,
      paid: money.seller_paid,
      due: money.seller_owed,
    },
    {
      party: carriers === "" ? order.transporter : order.partyOf(order.transporter, carriers),
      charged: money.transporter_charged,
      paid: money.transporter_paid,
      due: money.transporter_owed,
    },
  ];
  return (
    <Block title={order.money} actions={order.wholeOrder(exact(money.due), exact(money.advance))}>
      <DataTable label={order.money} columns={columns} rows={rows} rowKey={({ party }) => party} />
    </Block>
  );
}

/** The carrier: the holder of the award, or the owner of the vehicles. */
function carriersOf({ award, buyer_view: { driver_list } }: DeskOrder): string {
  const names = [award?.transporter ?? "", ...driver_list.map(({ transporter_name }) => transporter_name)];
  return [...new Set(names)].filter(Boolean).join(", ");
}
