import { lazy, Suspense } from "react";
import type { OwnTermsDialogProps } from "./own-terms-dialog";

/** Forms are large, and most markings are of a pair of the board. */
const OwnTermsDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-terms" */ "./own-terms-dialog")).OwnTermsDialog,
}));

/** The dialog, loaded when it is opened. */
export function OpenOwnTerms(props: OwnTermsDialogProps) {
  return (
    <Suspense fallback={null}>
      <OwnTermsDialog {...props} />
    </Suspense>
  );
}
