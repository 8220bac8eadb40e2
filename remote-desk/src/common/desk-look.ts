import { deskPath } from "@mandi/shared/contract/page-paths";
import { desk } from "@mandi/shared/messages/desk";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";

/** What a page of the desk says where it has nothing to show. */
export const deskLook: FailureLook = {
  nothing: desk.gone,
  nothingText: desk.goneText,
  serverTrouble: desk.serverTrouble,
  back: { to: deskPath, label: desk.backToQueue },
};
