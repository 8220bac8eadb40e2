import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** The documents that a person sent, loaded after the facts about them. */
export const LateDocumentsBlock = latePart(
  async () => (await import(/* webpackChunkName: "documents-block" */ "./documents-block")).DocumentsBlock,
  { failed: common.failedTitle, waiting: null },
);
