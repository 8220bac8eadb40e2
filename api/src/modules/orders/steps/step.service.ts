import { carriedOrdersPath, orderDetailsPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import type { OrderStatus } from "@mandi/shared/contract/trade-document";
import type { ActContext } from "../../../platform/act-context";
import { cutText } from "../../../platform/cut-text";
import type { Db } from "../../../platform/database/database";
import { Refusal } from "../../../platform/errors";
import { selectParties } from "../../../reads/order-parties.read";
import { selectTimeline } from "../../../reads/order-timeline.read";
import { notify } from "../../notifications/notification.service";
import { allowedSteps, type OrderStep, type Party, type StepTaker, takersOf } from "../order.policy";
import type { OrderRow } from "../order.store";
import { updateOrderAfterStep } from "./step.store";
import { insertEvent } from "./timeline.store";

/** The timeline of an order as one side reads it; null for the desk. */
export const listTimeline = selectTimeline;

const everySide = ["buyer", "seller", "transporter"] as const satisfies readonly Party[];

/** Refuses a step that the order's status or the caller's side does not allow. @throws Refusal 403, 409 */
export function checkStep(order: OrderRow, step: OrderStep, taker: StepTaker): void {
  if (!takersOf[step].includes(taker)) throw new Refusal("forbidden");
  if (!allowedSteps[order.status].includes(step)) {
    throw new Refusal("conflict", { message: `This is not possible while the order is ${wordOf[order.status]}.` });
  }
}

/** Statuses as messages name them; `cancel` is shown as cancelled. */
const wordOf: Readonly<Record<OrderStatus, string>> = {
  pending: "waiting for the seller's confirmation",
  confirm: "confirmed",
  "vehicle booked": "waiting to be loaded",
  loading: "being loaded",
  delivered: "delivered",
  cancel: "cancelled",
};

/** One line of the timeline; a step may have several, so that each side reads only what concerns it. */
export interface TimelineEntry {
  readonly text: string;
  readonly audience?: readonly Party[];
}

/** A step as it happened. */
export interface TakenStep {
  readonly step: OrderStep | "settled" | "paid" | "corrected" | "freight bill" | "set off" | "challan";
  readonly entries: readonly TimelineEntry[];
  /** A note by the person who took the step, which every side reads with the entry. */
  readonly remark?: string | undefined;
  readonly shipmentId?: number;
  /** The status after the step; absent: unchanged. */
  readonly status?: OrderStatus;
}

/** Records a step in the order and its timeline. Call it last in the step's transaction. */
export async function recordStep(tx: Db, order: OrderRow, taken: TakenStep, context: ActContext): Promise<void> {
  const status = taken.status ?? order.status;
  const entries = taken.entries.map((entry) => ({ ...entry, text: withRemark(entry.text, taken.remark) }));
  await updateOrderAfterStep(tx, order, status, context.at);
  for (const { text, audience } of entries) {
    await insertEvent(tx, {
      orderId: order.id,
      shipmentId: taken.shipmentId ?? null,
      step: taken.step,
      status,
      text,
      audience: audience ?? everySide,
      at: context.at,
      actorId: context.actorId,
    });
  }
  await tell(tx, order, entries, context);
}

/** The longest text of an entry. */
const entryLengthAtMost = 400;

function withRemark(text: string, remark = ""): string {
  return cutText(remark.trim() === "" ? text : `${text}: ${remark.trim()}`, entryLengthAtMost);
}

/** The page on which each side sees an order. */
const pageOf: Readonly<Record<Party, (id: number) => string>> = {
  buyer: orderDetailsPath,
  seller: sellerOrderPath,
  transporter: () => carriedOrdersPath,
};

/** Everybody whose side reads the line is notified, except the person who caused it. */
async function tell(tx: Db, order: OrderRow, entries: readonly TimelineEntry[], context: ActContext): Promise<void> {
  const parties = await selectParties(tx, order.id);
  for (const { text, audience } of entries) {
    for (const party of audience ?? everySide) {
      const userId = parties[party];
      if (userId === null || userId === context.actorId) continue;
      await notify(tx, {
        kind: "order moved",
        userIds: [userId],
        values: { order: order.number, text },
        link: pageOf[party](order.id),
        at: context.at,
      });
    }
  }
}
