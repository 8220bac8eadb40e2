import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** A person's bank accounts, loaded after the main content of the page. */
export const LatePartyAccounts = latePart(
  async () => (await import(/* webpackChunkName: "party-accounts" */ "./party-accounts-panel")).PartyAccountsPanel,
  { failed: common.failedTitle, waiting: null },
);
