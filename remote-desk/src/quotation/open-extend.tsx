import { common } from "@mandi/shared/messages/common";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import type { ExtendDialogProps } from "./extend-dialog";

/** Few quotations need more time, so the dialog loads late. */
const ExtendDialog = latePart(
  async () => (await import(/* webpackChunkName: "extend" */ "./extend-dialog")).ExtendDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

/** The dialog for more time, loaded when it is opened. */
export function OpenExtend(props: ExtendDialogProps) {
  return <ExtendDialog {...props} />;
}
