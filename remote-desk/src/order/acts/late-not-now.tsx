import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Loads late: possible acts are read before impossible ones. */
export const LateNotNow = latePart(
  async () => (await import(/* webpackChunkName: "not-now" */ "./not-now-part")).NotNow,
  { failed: common.failedTitle, waiting: null },
);
