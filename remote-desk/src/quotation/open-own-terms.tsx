import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import type { OwnTermsDialogProps } from "./own-terms-dialog";

/** Forms are large, and most markings are of a pair of the board. */
const OwnTermsDialog = latePart(
  async () => (await import(/* webpackChunkName: "own-terms" */ "./own-terms-dialog")).OwnTermsDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

/** The dialog, loaded when it is opened. */
export function OpenOwnTerms(props: OwnTermsDialogProps) {
  return <OwnTermsDialog {...props} />;
}
