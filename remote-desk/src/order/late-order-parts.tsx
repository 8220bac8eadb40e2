import { order as messages } from "@mandi/shared/messages/desk";
import { lazy, Suspense } from "react";
import { PartWaiting } from "../common/part-place";
import type { OrderPartsProps } from "./order-parts";

/** What the order is decided by stands before it. */
const OrderParts = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-parts" */ "./order-parts")).OrderParts,
}));

/** Trucks, notes, views and books, fetched after the page. */
export function LateOrderParts(props: OrderPartsProps) {
  return (
    <Suspense fallback={<PartWaiting label={messages.trucks} />}>
      <OrderParts {...props} />
    </Suspense>
  );
}
