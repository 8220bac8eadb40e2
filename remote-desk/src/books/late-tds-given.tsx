import { common } from "@mandi/shared/messages/common";
import { tds } from "@mandi/shared/messages/desk-books";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** Certificates that we give, loaded after the content above them. */
export const LateTdsGiven = latePart(
  async () => (await import(/* webpackChunkName: "tds-given" */ "./tds-given")).TdsGiven,
  { failed: common.failedTitle, waiting: <PartWaiting label={tds.given} /> },
);
