import type { TransporterOrder, Trip } from "@mandi/shared/contract/transporter/order";
import { formatPhone, telephoneLink } from "@mandi/shared/format/phone";
import { formatTonnes, formatWeighedTonnes } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { carrierButtons } from "@mandi/shared/messages/order-acts";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { ActLine } from "@mandi/shared/ui/data/act-line";
import { carrierAct } from "@mandi/shared/ui/data/order-act";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { VisuallyHidden } from "@mandi/shared/ui/layout/visually-hidden";
import { Icon } from "@mandi/shared/ui/media/icon";
import { Menu, MenuItem } from "@mandi/shared/ui/overlay/menu";
import { CloudOff, EllipsisVertical, Truck } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { KeptStep } from "./kept-steps/kept-step";
import { stepButtonId, type WantedStep } from "./step-form/wanted-step";
import styles from "./trip-list.module.css";
import { TripPapers } from "./trip-papers";
import { changesOf, isMarkDone, nextStepOf, tripMarks } from "./trip-progress";

export interface TripRowProps {
  readonly order: TransporterOrder;
  readonly trip: Trip;
  /** The steps of this trip that wait for the network. */
  readonly kept: readonly KeptStep[];
  readonly onStep: (wanted: WantedStep) => void;
}

/** One vehicle on its way: its driver, its documents, and the next step. */
export function TripRow(props: TripRowProps) {
  const { trip } = props;
  const plateId = useId();
  return (
    <>
      <VehicleHead plateId={plateId} number={trip.vehicle_number} quantity={quantityOf(trip)}>
        <ChangeMenu {...props} />
      </VehicleHead>
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
      <TripPapers trip={trip} plateId={plateId} />
      <NextStep {...props} plateId={plateId} />
    </>
  );
}

function quantityOf({ planned_quantity, final_quantity }: Trip): string {
  return final_quantity === null ? formatTonnes(planned_quantity) : formatWeighedTonnes(final_quantity);
}

interface VehicleHeadProps {
  /** Of the element with the number, for what is about this vehicle. */
  readonly plateId?: string;
  readonly number: string;
  readonly quantity: string;
  readonly children?: ReactNode;
}

function VehicleHead({ plateId, number, quantity, children }: VehicleHeadProps) {
  return (
    <div className={styles.vehicle}>
      <Icon of={Truck} />
      <span id={plateId} className={styles.plate}>
        {formatVehicle(number)}
      </span>
      <span className={styles.quantity}>{quantity}</span>
      {children}
    </div>
  );
}

/** Drivers fall ill and numbers are mistyped, so an entry can be replaced. */
function ChangeMenu({ order, trip, kept, onStep }: TripRowProps) {
  const changes = changesOf(trip, order, kept);
  if (changes.length === 0) return null;
  return (
    <Menu trigger={<IconButton icon={EllipsisVertical} label={trips.changesOf(formatVehicle(trip.vehicle_number))} />}>
      {changes.map((step) => (
        <MenuItem key={step} onSelect={() => onStep({ step, order, trip })}>
          {trips.change[step]}
        </MenuItem>
      ))}
    </Menu>
  );
}

function NextStep({ plateId, order, trip, kept, onStep }: TripRowProps & { readonly plateId: string }) {
  const step = nextStepOf(trip, kept);
  return (
    <>
      {kept.map(({ key, body }) => (
        <KeptPill key={key} what={trips.kept[body.event]} />
      ))}
      {step === null ? (
        <Waiting order={order} trip={trip} kept={kept} />
      ) : (
        <div className={styles.next}>
          <ActLine isMine>{carrierAct(step, order.status)?.text}</ActLine>
          {step === "driver" ? <p className={styles.note}>{trips.driverAwaited}</p> : null}
          <Button
            id={stepButtonId({ step, order, trip })}
            className={styles.act}
            aria-describedby={plateId}
            onClick={() => onStep({ step, order, trip })}
          >
            {carrierButtons[step]}
          </Button>
        </div>
      )}
    </>
  );
}

/** Somebody else acts next, or nobody any more. */
function Waiting({ order, trip, kept }: Omit<TripRowProps, "onStep">) {
  if (kept.length > 0 || isMarkDone("proof_of_delivery", trip) || order.status === "delivered") return null;
  return <ActLine isMine={false}>{carrierAct(null, order.status)?.text ?? trips.cancelled}</ActLine>;
}

/** A step that is kept on this device and sent when the network is back. */
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
