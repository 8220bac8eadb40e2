import { Number as NumberOf, Optional } from "typebox";
import { OrderStatus } from "../trade-document";

const figureAsRead = NumberOf({ minimum: -10_000_000_000, maximum: 10_000_000_000, multipleOf: 0.01 });

/** The state of an order on which an act was decided: the act is refused (409) when the order has changed since. */
export const orderAsRead = {
  expected_status: Optional(OrderStatus),
  expected_price: Optional(figureAsRead),
  /** Due from the buyer, below zero where they have paid too much. */
  expected_due: Optional(figureAsRead),
};
