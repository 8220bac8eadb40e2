import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Tax deducted at source of a person, loaded after the main content of the page. */
export const LateTaxPanel = latePart(
  async () => (await import(/* webpackChunkName: "tax-panel" */ "./tax-panel")).TaxPanel,
  { failed: common.failedTitle, waiting: null },
);
