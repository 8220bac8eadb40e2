import type { DeskUnbilledFreightAnswer } from "@mandi/shared/contract/desk/freight";
import { formatDay } from "@mandi/shared/format/dates";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { unbilledFreight } from "@mandi/shared/messages/desk-unbilled-freight";
import { type Column, DataTable } from "@mandi/shared/ui/data/data-table";
import type { AddressPages } from "../common/address-pages";
import { exact } from "../common/exact";
import { ListPages } from "../common/list-pages";
import { PartPlace } from "../common/part-place";
import { PartyLink } from "../common/party-link";
import { OrderLink } from "./order-link";
import { useUnbilledFreight } from "./use-books";

type Unbilled = DeskUnbilledFreightAnswer["data"][number];

const { heads } = unbilledFreight;

/** Vehicles whose GST under reverse charge is in no account, because their carriers have no approved bill. */
export function UnbilledFreight({ pages }: { readonly pages: AddressPages }) {
  const state = useUnbilledFreight(pages.page);
  return (
    <>
      <p>{unbilledFreight.text}</p>
      <PartPlace label={unbilledFreight.title} state={state}>
        {({ data }) => (
          <>
            <DataTable
              label={unbilledFreight.title}
              columns={columns}
              rows={data}
              rowKey={({ order, vehicle, delivered_at }) => `${order} ${vehicle} ${delivered_at}`}
              emptyText={unbilledFreight.none}
              isDense
            />
            <ListPages address={pages} rows={data.length} label={unbilledFreight.title} />
          </>
        )}
      </PartPlace>
    </>
  );
}

const columns: readonly Column<Unbilled>[] = [
  {
    key: "vehicle",
    head: heads.vehicle,
    cell: ({ vehicle }) => formatVehicle(vehicle),
    isRowHead: true,
    isUnbroken: true,
    phone: "lead",
  },
  {
    key: "carrier",
    head: heads.carrier,
    cell: ({ transporter, phone }) => <PartyLink phone={phone}>{transporter}</PartyLink>,
    phone: "wide",
  },
  {
    key: "order",
    head: heads.order,
    cell: ({ order }) => <OrderLink number={order} />,
    isUnbroken: true,
    phone: "line",
  },
  {
    key: "delivered",
    head: heads.delivered,
    cell: ({ delivered_at, days }) => `${formatDay(delivered_at)}, ${unbilledFreight.days(days)}`,
    phone: "line",
  },
  { key: "freight", head: heads.freight, cell: ({ freight }) => exact(freight), align: "end", phone: "line" },
  { key: "paid", head: heads.paid, cell: paidWords, align: "end", phone: "line" },
  {
    key: "tax",
    head: heads.tax,
    cell: ({ reverse_charge }) => exact(reverse_charge),
    align: "end",
    isStrong: true,
    phone: "figure",
  },
  { key: "bill", head: heads.bill, cell: ({ bill }) => unbilledFreight.bills[bill] ?? bill, phone: "line" },
];

/** What each paid, where the seller gave the carrier an advance. */
function paidWords({ paid, advanced = 0 }: Unbilled): string {
  return advanced === 0 ? exact(paid) : unbilledFreight.paidByBoth(exact(paid), exact(advanced));
}
