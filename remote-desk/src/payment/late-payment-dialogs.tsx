import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Needed only once an act asks. */
export const LatePaymentDialogs = latePart(
  async () => (await import(/* webpackChunkName: "payment-dialogs" */ "./payment-dialogs")).PaymentDialogs,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);
