import { common } from "@mandi/shared/messages/common";
import { reverseCharge } from "@mandi/shared/messages/desk-books";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** Reverse charge, loaded after the content above it. */
export const LateReverseCharge = latePart(
  async () => (await import(/* webpackChunkName: "reverse-charge" */ "./reverse-charge")).ReverseCharge,
  { failed: common.failedTitle, waiting: <PartWaiting label={reverseCharge.title} /> },
);
