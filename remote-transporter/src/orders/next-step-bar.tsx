import type { TransporterOrder } from "@mandi/shared/contract/transporter/order";
import { formatKg } from "@mandi/shared/format/quantity";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { carrierButtons } from "@mandi/shared/messages/order-acts";
import { trips } from "@mandi/shared/messages/transporter-trade";
import { Button } from "@mandi/shared/ui/controls/button";
import { useIsInView } from "@mandi/shared/ui/media/use-is-in-view";
import { useMediaQuery } from "@mandi/shared/ui/media/use-media-query";
import { BottomBar } from "@mandi/shared/ui/overlay/bottom-bar";
import type { KeptStep } from "../trips/kept-steps/kept-step";
import { stepButtonId, type WantedStep } from "../trips/step-form/wanted-step";
import { canPlanVehicles, keptOfTrip, nextStepOf, unplannedKg } from "../trips/trip-progress";
import styles from "./order-list.module.css";

interface NextStepBarProps {
  readonly orders: readonly TransporterOrder[];
  readonly kept: readonly KeptStep[];
  readonly onStep: (wanted: WantedStep) => void;
}

/** On a phone keeps the transporter's first step in reach of the thumb while its own button is not on the screen. */
export function NextStepBar({ orders, kept, onStep }: NextStepBarProps) {
  const isPhone = useMediaQuery("(max-width: 767px)");
  const [wanted] = isPhone ? orders.flatMap((order) => stepsOf(order, kept)) : [];
  const isShown = useIsInView(wanted === undefined ? "" : stepButtonId(wanted));
  if (wanted === undefined) return null;
  const of = wanted.step === "vehicle" ? formatKg(wanted.unplannedKg) : formatVehicle(wanted.trip.vehicle_number);
  return (
    <BottomBar
      isHidden={isShown}
      caption={trips.nextOf(wanted.order.order_id)}
      figure={<span className={styles.next}>{of}</span>}
      action={
        <Button variant="primary" onClick={() => onStep(wanted)}>
          {carrierButtons[wanted.step]}
        </Button>
      }
    />
  );
}

/** The transporter's possible steps for an order, the vehicles under way first. */
function stepsOf(order: TransporterOrder, kept: readonly KeptStep[]): readonly WantedStep[] {
  const own = kept.filter(({ orderId }) => orderId === order.id);
  const ofTrips = order.trips.flatMap((trip): readonly WantedStep[] => {
    const step = nextStepOf(trip, keptOfTrip(trip, own));
    return step === null || order.status === "cancel" ? [] : [{ step, order, trip }];
  });
  const left = unplannedKg(order, own);
  return canPlanVehicles(order) && left > 0 ? [...ofTrips, { step: "vehicle", order, unplannedKg: left }] : ofTrips;
}
