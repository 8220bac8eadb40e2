import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** What can be done is read before what cannot. */
export const LateNotNow = latePart(
  async () => (await import(/* webpackChunkName: "not-now" */ "./not-now-part")).NotNow,
  { failed: common.failedTitle, waiting: null },
);
