import { billsOfOrderPath } from "@mandi/shared/contract/page-paths";
import type { CarriedFreight } from "@mandi/shared/contract/transporter/freight-bill";
import type { TransporterOrder, Trip } from "@mandi/shared/contract/transporter/order";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { bills } from "@mandi/shared/messages/transporter-bills";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { Block } from "@mandi/shared/ui/layout/section";
import { Link } from "react-router-dom";
import { readBills } from "../bills/bills.api";
import { isMarkDone } from "../trips/trip-progress";
import styles from "./order-dialog.module.css";

const billsQuery = defineQuery(readBills);

const isDelivered = (trip: Trip): boolean => isMarkDone("proof_of_delivery", trip);

/** The transporter's bill for each vehicle of an order, or when there will be one. */
export function OrderBills({ order }: { readonly order: TransporterOrder }) {
  return (
    <Block title={bills.ofThisOrder} heading="h3" isThin>
      {order.trips.some(isDelivered) && order.is_freight_to_pay !== 1 ? (
        <BillsOfTrips order={order} />
      ) : (
        <p>{order.is_freight_to_pay === 1 ? bills.noneToUs : bills.notYet}</p>
      )}
    </Block>
  );
}

function BillsOfTrips({ order }: { readonly order: TransporterOrder }) {
  const state = useQuery(billsQuery, [order.order_id]);
  const to = billsOfOrderPath(order.order_id);
  if (state.kind === "loading") return <SkeletonBlock height={24 * order.trips.length} />;
  if (state.kind !== "ready")
    return (
      <Link className={styles.phone} to={to}>
        {bills.toAll}
      </Link>
    );
  const { data } = state.data;
  return (
    <ul className={styles.vehicles} aria-label={bills.ofThisOrder}>
      {order.trips.map((trip) => (
        <li key={trip.id}>
          <b>{formatVehicle(trip.vehicle_number)}</b>{" "}
          {isDelivered(trip) ? (
            <Link className={styles.phone} to={to}>
              {billWords(data.find(({ id }) => id === trip.id))}
            </Link>
          ) : (
            bills.notYetOf
          )}
        </li>
      ))}
    </ul>
  );
}

function billWords(freight: CarriedFreight | undefined): string {
  if (freight === undefined) return bills.toAll;
  return freight.bill === null ? bills.toUnbilled : bills.toBill(freight.bill.number, bills.states[freight.state]);
}
