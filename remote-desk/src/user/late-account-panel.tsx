import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** Acts on a person's money, login and role, loaded after the main content of the page. */
export const LateAccountPanel = latePart(
  async () => (await import(/* webpackChunkName: "account-panel" */ "./account-panel")).AccountPanel,
  { failed: common.failedTitle, waiting: null },
);
