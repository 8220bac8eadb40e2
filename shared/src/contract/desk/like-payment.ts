import { Array as ArrayOf, Integer, Object as ObjectOf, Optional } from "typebox";
import { PaymentStatus } from "../payment";
import { Id, Rupees } from "../wire";
import { deskDay, text } from "./field";

/** Another report of the same payer with the same amount; they are listed newest first. */
const LikePayment = ObjectOf({
  id: Id,
  utr: text,
  amount: Rupees,
  paid_on: text,
  status: PaymentStatus,
  reason: text,
  /** The day, in India, on which it was reversed in the books; then `reason` says why. Additive. */
  reversed_on: Optional(deskDay),
});

/** A report of any payer that has something in common with another. */
const LikePaymentOfPayer = ObjectOf({ ...LikePayment.properties, payer: text });

/** What looks like another transfer at the desk. */
export const likePayments = {
  alike: ArrayOf(LikePayment),
  /** Other transfers that were reported with its UTR, of any payer; newest first. Additive. */
  same_utr: Optional(ArrayOf(LikePaymentOfPayer)),
};

/** What the payer added to prove a transfer. */
export const ProofOfPayment = ObjectOf({
  url: text,
  /** 1: a picture, which a page can show; 0: a PDF. */
  is_picture: Integer({ minimum: 0, maximum: 1 }),
  /** Other transfers that were reported with the same file, of any payer; newest first. */
  same: ArrayOf(LikePaymentOfPayer),
});
