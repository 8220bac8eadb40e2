import { common } from "@mandi/shared/messages/common";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** The bars of the landed price, loaded after the board that compares it. */
export const LateLandedParts = latePart(
  async () => (await import(/* webpackChunkName: "landed-parts" */ "./landed-parts")).LandedParts,
  { failed: common.failedTitle, waiting: <PartWaiting label={quotation.landedParts} /> },
);
