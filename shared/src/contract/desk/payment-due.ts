import { Optional } from "typebox";
import { Rupees } from "../wire";
import { orNull } from "./field";

/** What is due for what a transfer pays, and what its payer was asked for. */
export const dueOfPayment = {
  /** The amount due for its purpose, since the decision as it was then; null where there is none. */
  due: orNull(Rupees),
  /**
   * What its payer was asked for when they reported it, or is asked for now where nobody asked them or the desk changed what it
   * pays; 0 where nothing was asked for yet, null where that is not known. Additive.
   */
  asked: Optional(orNull(Rupees)),
  /** What is due for its order in all, while it is under check; null where it pays none. Additive. */
  order_due: Optional(orNull(Rupees)),
  /** What other transfers under check claim of it, while this one is under check. Additive. */
  claimed: Optional(Rupees),
};
