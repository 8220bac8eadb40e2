import { lazy, Suspense } from "react";
import type { ActFormProps } from "./act-form";

/** Forms are large, and most people who open such a page only read it. */
const ActForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "act-form" */ "./act-form")).ActForm,
}));

/** The fields of an act, loaded when it is opened. */
export function OpenAct(props: ActFormProps) {
  return (
    <Suspense fallback={null}>
      <ActForm {...props} />
    </Suspense>
  );
}
