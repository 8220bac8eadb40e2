import { Enum, type Static } from "typebox";

/** The steps between booking and delivery, in the order in which a vehicle passes them. */
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

/** What an order waits for, whoever takes it; as in `SellerStep` and `TransporterStep`. */
export const OrderTurn = Enum([...turnSteps]);
export type OrderTurn = Static<typeof OrderTurn>;
