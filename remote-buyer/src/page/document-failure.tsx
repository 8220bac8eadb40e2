import type { HttpFailure } from "@mandi/shared/http";
import { page } from "@mandi/shared/messages/buyer";
import { common } from "@mandi/shared/messages/common";
import { EmptyState, FailedState } from "@mandi/shared/ui/feedback/state-card";
import type { ReactNode } from "react";

/** An order or a quotation that cannot be shown: the empty component; after a fault of the server with a Retry. */
export function documentFailure(failure: HttpFailure, retry: () => void): ReactNode {
  if (failure.status === 404 || failure.status === 400) {
    return <EmptyState title={common.noData} text={page.notFoundText} heading="h1" hasPanel />;
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
