import { common } from "@mandi/shared/messages/common";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** The offers at their landed estimates, in the place of the board while no freight bid stands. */
export const LateEstimates = latePart(
  async () => (await import(/* webpackChunkName: "estimates" */ "./estimates")).Estimates,
  { failed: common.failedTitle, waiting: <PartWaiting label={quotation.estimates} /> },
);
