import type { TransporterOrder, Trip } from "@mandi/shared/contract/transporter-market";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { trips } from "@mandi/shared/messages/transporter";
import { Button } from "@mandi/shared/ui/controls/button";
import { ActLine } from "@mandi/shared/ui/data/act-line";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import { CloudOff, Truck } from "lucide-react";
import type { KeptStep } from "./kept-step";
import styles from "./trip-list.module.css";
import { isMarkDone, tripMarks } from "./trip-progress";
import type { WantedStep } from "./wanted-step";

export interface TripRowProps {
  readonly order: TransporterOrder;
  readonly trip: Trip;
  readonly kept: KeptStep | undefined;
  readonly onStep: (wanted: WantedStep) => void;
}

/** One vehicle on its way: who drives, which papers are there, what comes next. */
export function TripRow({ order, trip, kept, onStep }: TripRowProps) {
  return (
    <>
      <VehicleHead number={trip.vehicle_number} quantity={quantityOf(trip)} />
      {trip.driver_name ? (
        <p className={styles.driver}>
          {trip.driver_name}
          {trip.driver_phone ? (
            <a className={styles.phone} href={telephoneLink(trip.driver_phone)}>
              {formatPhone(trip.driver_phone)}
            </a>
          ) : null}
        </p>
      ) : null}
      <ol className={styles.marks} aria-label={trips.progressOf(formatVehicle(trip.vehicle_number))}>
        {tripMarks.map((mark) => (
          <li key={mark} className={classes(styles.mark, isMarkDone(mark, trip) && styles.done)}>
            {trips.marks[mark]}
            <VisuallyHidden>{isMarkDone(mark, trip) ? trips.markDone : trips.markOpen}</VisuallyHidden>
          </li>
        ))}
      </ol>
      {papersOf(trip).map((paper) => (
        <p key={paper} className={styles.note}>
          {paper}
        </p>
      ))}
      <NextStep order={order} trip={trip} kept={kept} onStep={onStep} />
    </>
  );
}

function quantityOf({ planned_quantity, final_quantity }: Trip): string {
  return final_quantity === null ? formatTonnes(planned_quantity) : formatWeighedTonnes(final_quantity);
}

function papersOf({ transport_receipt, eway_bill, eway_valid_until }: Trip): readonly string[] {
  const until = eway_valid_until === null ? "" : trips.ewayUntil(formatMoment(eway_valid_until));
  return [
    ...(transport_receipt === null ? [] : [trips.receiptIs(transport_receipt)]),
    ...(eway_bill === null ? [] : [trips.ewayIs(eway_bill.replaceAll(/(\d{4})(?=\d)/g, "$1 ")) + until]),
  ];
}

function VehicleHead({ number, quantity }: { readonly number: string; readonly quantity: string }) {
  return (
    <p className={styles.vehicle}>
      <Icon of={Truck} />
      <span className={styles.plate}>{formatVehicle(number)}</span>
      <span className={styles.quantity}>{quantity}</span>
    </p>
  );
}

function NextStep({ order, trip, kept, onStep }: TripRowProps) {
  if (kept && kept.refusal === null) return <KeptPill what={trips.kept[kept.body.event]} />;
  const { next_step: step } = trip;
  if (step !== null && step !== "vehicle") {
    return (
      <div className={styles.next}>
        <ActLine isMine>{trips.next[step]}</ActLine>
        <Button className={styles.act} onClick={() => onStep({ step, order, trip })}>
          {trips.act[step]}
        </Button>
      </div>
    );
  }
  if (isMarkDone("proof_of_delivery", trip) || order.status === "delivered") return null;
  return <ActLine isMine={false}>{order.status === "cancel" ? trips.cancelled : trips.waitSeller}</ActLine>;
}

/** A step that is safe on this device and goes out when the network is back. */
function KeptPill({ what }: { readonly what: string }) {
  return (
    <p>
      <Pill tone="wait" icon={CloudOff}>
        {what}
      </Pill>
    </p>
  );
}

/** A vehicle that was added without a network. */
export function KeptVehicle({ step }: { readonly step: KeptStep }) {
  return (
    <>
      <VehicleHead number={step.vehicle} quantity={formatTonnes(step.body.planned_quantity ?? 0)} />
      {step.refusal === null ? <KeptPill what={trips.kept.vehicle} /> : <p className={styles.note}>{step.refusal}</p>}
    </>
  );
}
