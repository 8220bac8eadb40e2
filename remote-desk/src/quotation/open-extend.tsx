import { lazy, Suspense } from "react";
import type { ExtendDialogProps } from "./extend-dialog";

/** Few quotations need more time. */
const ExtendDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "extend" */ "./extend-dialog")).ExtendDialog,
}));

/** The question how much more time, fetched when it is asked. */
export function OpenExtend(props: ExtendDialogProps) {
  return (
    <Suspense fallback={null}>
      <ExtendDialog {...props} />
    </Suspense>
  );
}
