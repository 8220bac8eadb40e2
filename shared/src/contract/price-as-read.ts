import { Number as NumberOf, Object as ObjectOf, Optional, type Static } from "typebox";
import { closed, highestRate } from "./field";

/**
 * Query of `DELETE /seller/product-enquiry/{id}` and `DELETE /transporter/product-enquiry/{id}`: the price per MT that the caller read. The
 * withdrawal is refused (409) when another one stands by now. Additive.
 */
export const PriceAsRead = ObjectOf(
  { expected_price: Optional(NumberOf({ minimum: 0, maximum: highestRate, multipleOf: 0.01 })) },
  closed,
);
export type PriceAsRead = Static<typeof PriceAsRead>;
