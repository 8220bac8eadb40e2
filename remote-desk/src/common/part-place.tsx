import type { PageState } from "@mandi/shared/query/page-state";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import type { ReactNode } from "react";
import { deskLook } from "./desk-look";

interface PartPlaceProps<Data> {
  /** What is loading, for assistive technology. */
  readonly label: string;
  readonly state: PageState<Data>;
  readonly children: (data: Data) => ReactNode;
}

/** A part of a page while it loads, when it failed, and when it is ready. */
export function PartPlace<Data>({ label, state, children }: PartPlaceProps<Data>) {
  return (
    <StatePlace state={state} skeleton={<PartWaiting label={label} />} look={deskLook}>
      {children}
    </StatePlace>
  );
}

/** The space for a part that has not loaded yet. */
export function PartWaiting({ label }: { readonly label: string }) {
  return (
    <LoadingPlace label={label}>
      <SkeletonBlock height={320} />
    </LoadingPlace>
  );
}
