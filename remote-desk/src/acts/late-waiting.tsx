import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** For pages that rarely have one: who asked, and since when, needs the shape of requests, which is large. */
export const LateWaiting = latePart(async () => (await import(/* webpackChunkName: "waiting" */ "./waiting")).Waiting, {
  failed: common.failedTitle,
  waiting: null,
});
