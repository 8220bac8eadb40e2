import { Enum, type Static } from "typebox";

/** The steps between booking and delivery, in the order in which a vehicle takes them. */
export const turnSteps = [
  "confirm",
  "vehicle",
  "driver",
  "loading",
  "final_quantity",
  "invoice",
  "transport_receipt",
  "eway_bill",
  "proof_of_delivery",
] as const;

/** The step that an order waits for, whoever takes it; as in `SellerStep` and `TransporterStep`. */
export const OrderTurn = Enum([...turnSteps]);
export type OrderTurn = Static<typeof OrderTurn>;
