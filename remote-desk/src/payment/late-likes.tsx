import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** For the few transfers that look like another one. */
export const LateLikes = latePart(
  async () => (await import(/* webpackChunkName: "payment-likes" */ "./like-payments")).LikePayments,
  { failed: common.failedTitle, waiting: null },
);
