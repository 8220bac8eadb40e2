import type { Order } from "@mandi/shared/contract/order";
import type { TimelineEvent } from "@mandi/shared/contract/trade-document";
import { formatMoment } from "@mandi/shared/format/dates";
import { formatVehicle } from "@mandi/shared/format/vehicle";
import { page } from "@mandi/shared/messages/buyer";
import { orders } from "@mandi/shared/messages/buyer-orders";
import { common } from "@mandi/shared/messages/common";
import { Button } from "@mandi/shared/ui/controls/button";
import { Timeline } from "@mandi/shared/ui/data/stepper";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { Block } from "@mandi/shared/ui/layout/section";
import { CarriersBills } from "./carriers-bills";
import styles from "./order-timeline.module.css";
import { useTimeline } from "./use-timeline";

/**
 * The carrier's bills to a buyer whose freight is at cost, and the events of the order, newest last
 * (docs/domain.md#order). The page works without it.
 */
export function OrderTimeline({ order }: { readonly order: Order }) {
  return (
    <>
      {order.is_freight_at_cost === 1 ? <CarriersBills order={order} /> : null}
      <Events order={order} />
    </>
  );
}

function Events({ order }: { readonly order: Order }) {
  const state = useTimeline(order);
  return (
    <div className={styles.timeline} data-print="hide">
      <Block title={orders.timeline}>
        <StatePlace
          state={state}
          skeleton={
            <div className={styles.waiting}>
              <Skeleton label={page.loading(orders.timeline)} rows={2} hasPicture={false} />
            </div>
          }
          empty={<p>{orders.timelineEmpty}</p>}
          failed={(_, retry) => (
            <div className={styles.failed}>
              <InlineStatus tone="bad">{orders.timelineFailed}</InlineStatus>
              <Button size="s" onClick={retry}>
                {common.tryAgain}
              </Button>
            </div>
          )}
        >
          {(events) => (
            <Timeline
              label={orders.timeline}
              steps={events.map((event, place) => ({
                key: String(event.id),
                ...wordsOf(event),
                state: place === events.length - 1 ? "now" : "done",
              }))}
            />
          )}
        </StatePlace>
      </Block>
    </div>
  );
}

/** Groups the number of a vehicle, and shows it only once: many events contain theirs in the sentence. */
function wordsOf({ at, text, vehicle_number }: TimelineEvent) {
  const moment = formatMoment(at);
  if (vehicle_number === null) return { title: text, detail: moment };
  const vehicle = formatVehicle(vehicle_number);
  return text.includes(vehicle_number)
    ? { title: text.replace(vehicle_number, vehicle), detail: moment }
    : { title: text, detail: `${moment}, ${vehicle}` };
}
