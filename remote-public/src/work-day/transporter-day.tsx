import {
  billsOfOrderPath,
  carriedOrderPath,
  carriedOrdersPath,
  transporterBillsPath,
  transporterEnquiryPath,
  transporterWorkspacePath,
} from "@mandi/shared/contract/page-paths";
import type { CarriedFreight } from "@mandi/shared/contract/transporter/freight-bill";
import type { TransporterEnquiry } from "@mandi/shared/contract/transporter/freight-enquiry";
import type { TransporterOrder, Trip } from "@mandi/shared/contract/transporter/order";
import { formatDay } from "@mandi/shared/format/dates";
import { formatTonnes } from "@mandi/shared/format/quantity";
import { formatRupees } from "@mandi/shared/format/rupees";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { common } from "@mandi/shared/messages/common";
import { workDay } from "@mandi/shared/messages/work-day";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { freightAct } from "@mandi/shared/ui/data/freight-act";
import { carrierAct } from "@mandi/shared/ui/data/order-act";
import { OwedNote } from "@mandi/shared/ui/data/owed-note";
import { DealRow } from "../deal-row/deal-row";
import { DayBlock } from "./day-block";
import { rowsAtMost, useTransporterDay } from "./use-work-day";
import styles from "./work-day.module.css";

/** A transporter's day: loads to bid for, trucks under way, and the money for delivered vehicles. */
export function TransporterDay() {
  const { loads, carried, payments } = useTransporterDay();
  const nowMs = useServerNow();
  return (
    <>
      <div>
        <DayBlock
          title={workDay.loads}
          to={transporterWorkspacePath}
          more={({ total }) => workDay.allOf(total)}
          state={loads}
          empty={workDay.noLoads}
          rows={({ data }) =>
            data
              .filter(({ status }) => status === "pending")
              .slice(0, rowsAtMost)
              .map((load) => loadRow(load, nowMs))
          }
        />
        <DayBlock
          title={workDay.trucks}
          to={carriedOrdersPath}
          more={workDay.orders}
          state={carried}
          empty={workDay.noTrucks}
          rows={({ data }) => data.filter(isUnderWay).flatMap(truckRows).slice(0, rowsAtMost)}
        />
      </div>
      <div>
        <DayBlock
          title={workDay.payments}
          to={transporterBillsPath}
          more={workDay.bills}
          state={payments}
          empty={workDay.noPayments}
          isEmpty={({ total_due }) => total_due === 0}
          rows={({ data }) =>
            data
              .filter(({ due }) => due > 0)
              .slice(0, rowsAtMost)
              .map(paymentRow)
          }
          foot={({ total_due, total_paid, to_pay_back }) => (
            <dl className={styles.foot}>
              <div>
                <dt>{total_due < 0 ? workDay.totalOwed : workDay.totalDue}</dt>
                <dd>{formatRupees(Math.abs(total_due), { decimals: 2 })}</dd>
                <OwedNote totalDue={total_due} toPayBack={to_pay_back} className={styles.after} />
              </div>
              <div>
                <dt>{workDay.totalPaid}</dt>
                <dd>{formatRupees(total_paid, { decimals: 2 })}</dd>
              </div>
            </dl>
          )}
        />
      </div>
    </>
  );
}

function loadRow(load: TransporterEnquiry, nowMs: number) {
  const { id, unique_id, commodity_product, total_quantity, status, origin_city, unloading_city } = load;
  return (
    <DealRow
      key={id}
      to={transporterEnquiryPath(id)}
      name={commodity_product.name}
      quantity={formatTonnes(total_quantity)}
      about={workDay.route(origin_city, unloading_city)}
      figure={load.my_price === null ? rangeOf(load) : workDay.myBid(formatRupees(load.my_price))}
      status={{ kind: "freight", status }}
      next={freightAct(load, nowMs)?.text}
      aside={unique_id}
    />
  );
}

function rangeOf({ min_price, max_price }: TransporterEnquiry): string {
  if (min_price === null || max_price === null) return common.missing;
  return workDay.range(formatRupees(min_price), formatRupees(max_price));
}

function isUnderWay({ status }: TransporterOrder): boolean {
  return status !== "delivered" && status !== "cancel";
}

/** Each vehicle that has not unloaded, and each load without one. */
function truckRows(order: TransporterOrder) {
  const vehicles = order.trips.filter(({ proof_of_delivery }) => proof_of_delivery === null);
  const rows = vehicles.map((trip) => truckRow(order, trip));
  if (order.unplanned_quantity > 0) rows.push(truckRow(order, null));
  return rows;
}

/** @param trip null: the load that has no vehicle yet */
function truckRow(order: TransporterOrder, trip: Trip | null) {
  const { id, order_id, origin_city, consignee_detail, status, unplanned_quantity } = order;
  const act = carrierAct(trip === null ? "vehicle" : trip.next_step, status);
  return (
    <DealRow
      key={`${id} ${trip?.id ?? "none"}`}
      to={carriedOrderPath(order_id)}
      name={trip === null ? workDay.noVehicle : formatVehicle(trip.vehicle_number)}
      about={workDay.route(origin_city, consignee_detail.city)}
      figure={formatTonnes(trip === null ? unplanned_quantity : (trip.final_quantity ?? trip.planned_quantity))}
      status={{ kind: "order", status }}
      next={act?.short}
      isMine={act?.isMine ?? false}
      aside={order_id}
    />
  );
}

function paymentRow({ id, order, vehicle_number, delivered_on, due }: CarriedFreight) {
  return (
    <DealRow
      key={id}
      to={billsOfOrderPath(order)}
      name={formatVehicle(vehicle_number)}
      figure={formatRupees(due, { decimals: 2 })}
      next={workDay.delivered(formatDay(delivered_on))}
      aside={order}
    />
  );
}
