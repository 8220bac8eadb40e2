import { page as words } from "@mandi/shared/messages/seller";
import type { PageState } from "@mandi/shared/query/page-state";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { EmptyState, FailedState, ForbiddenState } from "@mandi/shared/ui/feedback/state-card";
import type { To } from "react-router-dom";

export interface PageFailureProps {
  readonly state: Exclude<PageState<unknown>, { kind: "ready" } | { kind: "loading" }>;
  /** Where the reader finds others of the kind. */
  readonly back: { readonly to: To; readonly label: string };
}

/**
 * What is in the place of a document that is not there. 404, 400 and 500 are the documents' empty state;
 * nobody is left without a way to try again, except where nothing is there to find.
 */
export function PageFailure({ state, back }: PageFailureProps) {
  if (state.kind === "forbidden") return <ForbiddenState heading="h2" hasPanel />;
  if (state.kind === "empty" || state.failure.status === 404 || state.failure.status === 400) {
    return (
      <EmptyState
        heading="h2"
        title={words.nothingHere}
        text={words.nothingHereText}
        actions={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        hasPanel
      />
    );
  }
  if (state.failure.status >= 500) {
    return (
      <FailedState heading="h2" title={words.nothingHere} text={words.serverTrouble} onRetry={state.retry} hasPanel />
    );
  }
  return <FailedState heading="h2" text={state.failure.message} onRetry={state.retry} hasPanel />;
}
