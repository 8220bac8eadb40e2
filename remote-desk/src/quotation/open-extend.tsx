import { lazy, Suspense } from "react";
import type { ExtendDialogProps } from "./extend-dialog";

/** Few quotations need more time, so the dialog loads late. */
const ExtendDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "extend" */ "./extend-dialog")).ExtendDialog,
}));

/** The dialog for more time, loaded when it is opened. */
export function OpenExtend(props: ExtendDialogProps) {
  return (
    <Suspense fallback={null}>
      <ExtendDialog {...props} />
    </Suspense>
  );
}
