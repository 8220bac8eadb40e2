import { deskPath } from "@mandi/shared/contract/page-paths";
import { desk } from "@mandi/shared/messages/desk";
import type { FailureLook } from "@mandi/shared/ui/feedback/page-failure";

/** The texts of the desk's pages for missing content. */
export const deskLook: FailureLook = {
  nothing: desk.gone,
  nothingText: desk.goneText,
  serverTrouble: desk.serverTrouble,
  back: { to: deskPath, label: desk.backToQueue },
};
