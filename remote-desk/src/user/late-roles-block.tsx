import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";

/** The roles of a colleague, loaded after the main content of the page: most people have none. */
export const LateRolesBlock = latePart(
  async () => (await import(/* webpackChunkName: "roles-block" */ "./roles-block")).RolesBlock,
  { failed: common.failedTitle, waiting: null },
);
