import type { TransporterOrder } from "@mandi/shared/contract/transporter/order";
import { formatKg } from "@mandi/shared/format/quantity";
import { carrierButtons } from "@mandi/shared/messages/order-acts";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { ActLine } from "@mandi/shared/ui/data/act-line";
import { carrierAct } from "@mandi/shared/ui/data/order-act";
import { Note } from "@mandi/shared/ui/feedback/note";
import { Plus } from "lucide-react";
import type { KeptStep } from "./kept-steps/kept-step";
import { stepButtonId, type WantedStep } from "./step-form/wanted-step";
import styles from "./trip-list.module.css";
import { canPlanVehicles, keptOfTrip, keptVehicles, unplannedKg } from "./trip-progress";
import { KeptVehicle, TripRow } from "./trip-row";

export interface TripListProps {
  readonly order: TransporterOrder;
  /** Of the element with the order's number. */
  readonly numberId: string;
  readonly kept: readonly KeptStep[];
  readonly onStep: (wanted: WantedStep) => void;
}

/** The vehicles of an order. Each shows its transporter's next step, with one button in reach of the thumb. */
export function TripList({ order, numberId, kept, onStep }: TripListProps) {
  const left = unplannedKg(order, kept);
  const canPlan = canPlanVehicles(order);
  return (
    <>
      {order.is_freight_to_pay === 1 ? <Note>{trips.toPay}</Note> : null}
      {order.trips.length + keptVehicles(kept).length > 0 ? (
        <ul className={styles.trips} aria-label={trips.listOf(order.order_id)}>
          {order.trips.map((trip) => (
            <li key={trip.id} className={styles.trip}>
              <TripRow order={order} trip={trip} kept={keptOfTrip(trip, kept)} onStep={onStep} />
            </li>
          ))}
          {keptVehicles(kept).map((step) => (
            <li key={step.key} className={styles.trip}>
              <KeptVehicle step={step} />
            </li>
          ))}
        </ul>
      ) : null}
      {canPlan && left > 0 ? (
        <div className={styles.plan}>
          <ActLine isMine>{trips.unplanned(carrierAct("vehicle", order.status)?.text ?? "", formatKg(left))}</ActLine>
          <Button
            id={stepButtonId({ step: "vehicle", order, unplannedKg: left })}
            className={styles.act}
            icon={Plus}
            aria-describedby={numberId}
            onClick={() => onStep({ step: "vehicle", order, unplannedKg: left })}
          >
            {carrierButtons.vehicle}
          </Button>
        </div>
      ) : null}
      {order.status === "pending" ? (
        <div className={styles.plan}>
          <ActLine isMine={false}>{carrierAct(null, order.status)?.text}</ActLine>
        </div>
      ) : null}
    </>
  );
}
