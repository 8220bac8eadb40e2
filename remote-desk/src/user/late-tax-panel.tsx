import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Tax deducted at source of a person, fetched after what they are looked up for. */
export const LateTaxPanel = latePart(
  async () => (await import(/* webpackChunkName: "tax-panel" */ "./tax-panel")).TaxPanel,
  { failed: common.failedTitle, waiting: null },
);
