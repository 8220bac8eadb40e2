import { common } from "@mandi/shared/messages/common";
import { unbilledFreight } from "@mandi/shared/messages/desk-unbilled-freight";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** Freight without a bill, loaded after the content above it. */
export const LateUnbilledFreight = latePart(
  async () => (await import(/* webpackChunkName: "unbilled-freight" */ "./unbilled-freight")).UnbilledFreight,
  { failed: common.failedTitle, waiting: <PartWaiting label={unbilledFreight.title} /> },
);
