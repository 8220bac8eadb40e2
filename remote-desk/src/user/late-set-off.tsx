import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** What a carrier owes us, loaded after the main content of the page. */
export const LateSetOff = latePart(
  async () => (await import(/* webpackChunkName: "set-off-panel" */ "./set-off-panel")).SetOffPanel,
  { failed: common.failedTitle, waiting: null },
);
