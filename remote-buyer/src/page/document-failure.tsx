import type { HttpFailure } from "@mandi/shared/http";
import { page } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { EmptyState, FailedState } from "@mandi/shared/ui/feedback/state-card";
import type { ReactNode } from "react";

/** The list that a document belongs to. */
export interface DocumentList {
  readonly to: string;
  readonly title: string;
}

/**
 * An order or a quotation that cannot be shown: the empty component with the way to its list; after a fault of the
 * server with a Retry.
 */
export function documentFailure(failure: HttpFailure, retry: () => void, list: DocumentList): ReactNode {
  if (failure.status === 404 || failure.status === 400) {
    return (
      <EmptyState
        title={common.noData}
        text={page.notFoundText}
        heading="h1"
        actions={<ButtonLink to={list.to}>{list.title}</ButtonLink>}
        hasPanel
      />
    );
  }
  const isServer = failure.status >= 500;
  return (
    <FailedState
      heading="h1"
      {...(isServer && { title: common.noData })}
      text={isServer ? page.serverTrouble : failure.message}
      onRetry={retry}
      hasPanel
    />
  );
}
