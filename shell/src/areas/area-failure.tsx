import { shell } from "@mandi/shared/messages/shell";
import { AreaCard } from "@mandi/shared/ui/feedback/area-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { useState } from "react";
import { useLocation } from "react-router-dom";
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
 * The card in the place of an area that could not be shown, with a retry that keeps the page and the session. When only the
 * connection was lost, it tries by itself as soon as that is back.
 */
export function AreaFailure({ title, failure, isTrying, onRetry }: AreaFailureProps) {
  const [at] = useState(() => new Date());
  const { pathname } = useLocation();
  const isLost = useLostConnection(failure, () => {
    if (!isTrying) onRetry();
  });
  return (
    <Page className={styles.place}>
      <AreaCard
        title={isLost ? lostTitle() : shell.areaUnavailable(title)}
        text={isLost ? shell.connectionLostText : textOf(failure)}
        onRetry={onRetry}
        isRetrying={isTrying}
        homeHref={pathname === "/" || isLost ? "" : "/"}
        {...(!isLost && { at })}
        {...(failure && !isLost && { reference: referenceOf(failure) })}
      />
    </Page>
  );
}

/** An adapter that is connected does not say where its line is broken. */
function lostTitle(): string {
  return navigator.onLine ? shell.connectionLost : shell.youAreOffline;
}

/** Without a failure the area is shut on purpose, and trying again will not open it. */
function textOf(failure: LoadFailure | null): string {
  if (!failure) return shell.areaShut;
  return failure.kind === "chunk" ? `${shell.chunkFailed}. ${shell.areaText}` : shell.areaText;
}
