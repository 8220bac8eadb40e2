import { common } from "@mandi/shared/messages/common";
import { quotation } from "@mandi/shared/messages/desk-marking";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** Every price so far, below the board that it led to. */
export const LateRevisions = latePart(
  async () => (await import(/* webpackChunkName: "revisions" */ "./revisions")).Revisions,
  { failed: common.failedTitle, waiting: <PartWaiting label={quotation.revisions} /> },
);
