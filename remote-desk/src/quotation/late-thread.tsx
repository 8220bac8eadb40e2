import { common } from "@mandi/shared/messages/common";
import { threads } from "@mandi/shared/messages/desk-threads";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { PartWaiting } from "../common/part-place";

/** Messages with the parties are below the decision, with their forms. */
export const LateThread = latePart(
  async () => (await import(/* webpackChunkName: "thread-parties" */ "../thread/thread-parties")).ThreadParties,
  { failed: common.failedTitle, waiting: <PartWaiting label={threads.block} /> },
);
