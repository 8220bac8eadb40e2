import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";

/** Loads late: ended requests are read after the waiting ones. */
export const LateEndedRequests = latePart(
  async () => (await import(/* webpackChunkName: "ended-requests" */ "./ended-requests")).EndedRequests,
  { failed: common.failedTitle, waiting: <SkeletonBlock height={160} /> },
);
