import type { To } from "react-router-dom";
import type { PageFailure as Failure } from "../../query/page-state";
import { ButtonLink } from "../controls/button";
import { EmptyState, FailedState, type StateCardProps } from "./state-card";

/** What a page says where it has nothing to show. */
export interface FailureLook {
  readonly heading?: NonNullable<StateCardProps["heading"]>;
  /** The title where nothing is there, and after a fault of the server, as the specification has it. */
  readonly nothing: string;
  /** Why it may not be there. */
  readonly nothingText?: string;
  /** What still holds after a fault of the server. */
  readonly serverTrouble: string;
  /** Of a document: where its reader finds others. */
  readonly back?: { readonly to: To; readonly label: string };
}

/** Nothing is there to find, so there is nothing to try again. */
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
 * Shown instead of a page that did not load. Everybody gets a way to try again, except where there is nothing to load:
 * at a 404, and at a 400 for a document, whose address then names none.
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
