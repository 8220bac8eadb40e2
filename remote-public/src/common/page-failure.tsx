import type { HttpFailure } from "@mandi/shared/http";
import { content } from "@mandi/shared/messages/public";
import { EmptyState, FailedState } from "@mandi/shared/ui/feedback/state-card";

export interface PageFailureProps {
  readonly failure: HttpFailure;
  readonly retry: () => void;
}

/**
 * What is in the place of a page that did not load. The documents fix the words for an answer of the server that went
 * wrong; nobody is left without a way to try again, except where nothing is there to find.
 */
export function PageFailure({ failure, retry }: PageFailureProps) {
  if (failure.status === 404) return <EmptyState title={content.noDataFound} hasPanel />;
  if (failure.status >= 500) {
    return <FailedState title={content.noDataFound} text={content.serverTrouble} onRetry={retry} hasPanel />;
  }
  return <FailedState text={failure.message} onRetry={retry} hasPanel />;
}
