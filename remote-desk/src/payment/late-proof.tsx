import { common } from "@mandi/shared/messages/common";
import { payment as messages } from "@mandi/shared/messages/desk-payment";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** Few transfers come with a proof, and its dialog is large. */
export const LateProof = latePart(
  async () => (await import(/* webpackChunkName: "payment-proof" */ "./payment-proof")).PaymentProof,
  { failed: common.failedTitle, waiting: <PartWaiting label={messages.proof} /> },
);
