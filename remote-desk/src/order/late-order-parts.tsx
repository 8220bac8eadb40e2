import { common } from "@mandi/shared/messages/common";
import { order as messages } from "@mandi/shared/messages/desk-cockpit";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** Trucks, notes, views and books, loaded after the facts on which the order is decided. */
export const LateOrderParts = latePart(
  async () => (await import(/* webpackChunkName: "order-parts" */ "./order-parts")).OrderParts,
  { failed: common.failedTitle, waiting: <PartWaiting label={messages.trucks} /> },
);
