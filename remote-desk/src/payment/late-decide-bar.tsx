import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Needed only once there is something to decide on. */
export const LateDecideBar = latePart(
  async () => (await import(/* webpackChunkName: "decide-bar" */ "./decide-bar")).DecideBar,
  { failed: common.failedTitle, waiting: null },
);
