import { shell } from "@mandi/shared/messages/shell";
import { AreaCard } from "@mandi/shared/ui/feedback/area-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { focusCard, focusHeading, whenHeadingStands } from "../frame/focus-heading";
import styles from "./area-failure.module.css";
import type { LoadFailure } from "./loading/load-failure";
import { referenceOf } from "./report-load";
import { useLostConnection } from "./use-lost-connection";

interface AreaFailureProps {
  /** The area as its team names it: "Seller area". */
  readonly title: string;
  readonly failure: LoadFailure | null;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/**
 * The card in place of an area that could not be shown, with a retry that keeps the page and the session. When only the
 * connection was lost, it retries by itself as soon as it is back.
 */
export function AreaFailure({ title, failure, isTrying, onRetry }: AreaFailureProps) {
  const [at] = useState(() => new Date());
  const place = useFocusKept();
  const { pathname } = useLocation();
  const isLost = useLostConnection(failure, () => {
    if (!isTrying) onRetry();
  });
  return (
    <Page className={styles.place}>
      <div ref={place}>
        <AreaCard
          title={isLost ? lostTitle() : shell.areaUnavailable(title)}
          text={isLost ? shell.connectionLostText : textOf(failure)}
          onRetry={onRetry}
          isRetrying={isTrying}
          homeHref={pathname === "/" || isLost ? "" : "/"}
          {...(!isLost && { at })}
          {...(failure && !isLost && { reference: referenceOf(failure) })}
        />
      </div>
    </Page>
  );
}

/**
 * The focus goes to the card when it appears and nothing else has the focus, and from its button to the heading of what
 * replaces it: otherwise it would be lost with the removed element.
 */
function useFocusKept() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const card = place.current;
    focusCard();
    return () => {
      if (card?.contains(document.activeElement)) queueMicrotask(() => whenHeadingStands(focusHeading));
    };
  }, []);
  return place;
}

/** A connected adapter does not tell where the connection is broken. */
function lostTitle(): string {
  return navigator.onLine ? shell.connectionLost : shell.youAreOffline;
}

/** Without a failure, the area was shut on purpose, and trying again will not open it. */
function textOf(failure: LoadFailure | null): string {
  if (!failure) return shell.areaShut;
  return failure.kind === "chunk" ? `${shell.chunkFailed}. ${shell.areaText}` : shell.areaText;
}
