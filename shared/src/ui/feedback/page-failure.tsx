import type { To } from "react-router-dom";
import type { PageFailure as Failure } from "../../query/page-state";
import { ButtonLink } from "../controls/button";
import { EmptyState, FailedState, type StateCardProps } from "./state-card";

/** The texts of a page that has nothing to show. */
export interface FailureLook {
  readonly heading?: NonNullable<StateCardProps["heading"]>;
  /** The title for a missing page and after a server error, as the specification gives it. */
  readonly nothing: string;
  /** Why it may not exist. */
  readonly nothingText?: string;
  /** What still holds after a server error. */
  readonly serverTrouble: string;
  /** For a document: where its reader finds others. */
  readonly back?: { readonly to: To; readonly label: string };
}

/** There is nothing to find, so there is nothing to try again. */
export function NothingHere({ look }: { readonly look: FailureLook }) {
  const { heading = "h2", nothing, nothingText, back } = look;
  return (
    <EmptyState
      heading={heading}
      title={nothing}
      text={nothingText}
      actions={back && <ButtonLink to={back.to}>{back.label}</ButtonLink>}
      hasPanel
    />
  );
}

export interface PageFailureProps {
  readonly failure: Failure;
  readonly retry: () => void;
  readonly look: FailureLook;
}

/**
 * Shown instead of a page that did not load. It always offers another attempt, except where there is nothing to load:
 * at a 404, and for a document at a 400, when the address is not that of one.
 */
export function PageFailure({ failure, retry, look }: PageFailureProps) {
  const { heading = "h2", nothing, serverTrouble, back } = look;
  const { status, message } = failure;
  if (status === 404 || (status === 400 && back !== undefined)) return <NothingHere look={look} />;
  const isServer = status >= 500;
  return (
    <FailedState
      heading={heading}
      {...(isServer && { title: nothing })}
      text={isServer ? serverTrouble : message}
      onRetry={retry}
      hasPanel
    />
  );
}
