import type { ReactNode } from "react";
import { common } from "../../messages/common";
import type { PageFailure, PageState } from "../../query/page-state";
import { EmptyState, FailedState, ForbiddenState } from "./state-card";

export interface StatePlaceProps<Data> {
  readonly state: PageState<Data>;
  /** Stands there while loading, in the size of what will come. */
  readonly skeleton: ReactNode;
  readonly empty?: ReactNode;
  /** What stands for an answer that went wrong; the usual one says so and tries again in place. */
  readonly failed?: (failure: PageFailure, retry: () => void) => ReactNode;
  readonly children: (data: Data, reload: () => void) => ReactNode;
}

/** One of the five states of a page or a part of it. */
export function StatePlace<Data>({ state, skeleton, empty, failed = usualFailure, children }: StatePlaceProps<Data>) {
  switch (state.kind) {
    case "loading":
      return skeleton;
    case "empty":
      return empty ?? <EmptyState heading="h2" title={common.noData} hasPanel />;
    case "forbidden":
      return <ForbiddenState heading="h2" hasPanel />;
    case "failed":
      return failed(state.failure, state.retry);
    case "ready":
      return children(state.data, state.reload);
  }
}

function usualFailure(failure: PageFailure, retry: () => void): ReactNode {
  return <FailedState heading="h2" text={failure.message} onRetry={retry} hasPanel />;
}
