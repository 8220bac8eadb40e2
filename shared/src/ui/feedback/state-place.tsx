import type { ReactNode } from "react";
import { common } from "../../messages/common";
import type { PageFailure as Failure, PageState } from "../../query/page-state";
import { type FailureLook, NothingHere, PageFailure } from "./page-failure";
import { EmptyState, FailedState, ForbiddenState } from "./state-card";

export interface StatePlaceProps<Data> {
  readonly state: PageState<Data>;
  /** The placeholder while loading, in the size of what will come. */
  readonly skeleton: ReactNode;
  /** The texts of the page for missing content; if left out, a failure shows its own message. */
  readonly look?: FailureLook;
  /** In place of the card without content; null for a part that is left out then. */
  readonly empty?: ReactNode;
  /** Replaces a failed answer, where it is not the default card. */
  readonly failed?: (failure: Failure, retry: () => void) => ReactNode;
  /** Left out by a page that renders its data around this component. */
  readonly children?: (data: Data, reload: () => void) => ReactNode;
}

/** One of the five states of a page or a part of it. */
export function StatePlace<Data>({ state, skeleton, look, empty, failed, children }: StatePlaceProps<Data>) {
  switch (state.kind) {
    case "loading":
      return skeleton;
    case "empty":
      if (empty !== undefined) return empty;
      return look ? <NothingHere look={look} /> : <EmptyState heading="h2" title={common.noData} hasPanel />;
    case "forbidden":
      return <ForbiddenState heading="h2" text={state.message} hasPanel />;
    case "failed":
      if (failed) return failed(state.failure, state.retry);
      if (look) return <PageFailure failure={state.failure} retry={state.retry} look={look} />;
      return <FailedState heading="h2" text={state.failure.message} onRetry={state.retry} hasPanel />;
    case "ready":
      return children?.(state.data, state.reload);
  }
}
