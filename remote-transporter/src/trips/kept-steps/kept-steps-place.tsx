import { lazy, Suspense } from "react";

const KeptSteps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "kept-steps" */ "./kept-steps")).KeptSteps,
}));

/** Steps that wait on this device, on every page of the area: whichever page a driver opens first sends them. */
export function KeptStepsPlace() {
  return (
    <Suspense fallback={null}>
      <KeptSteps />
    </Suspense>
  );
}
