import { shell } from "@mandi/shared/messages/shell";
import { AreaCard } from "@mandi/shared/ui/feedback/area-card";
import { Page } from "@mandi/shared/ui/layout/page";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import styles from "./area-failure.module.css";
import type { LoadFailure } from "./loading/load-failure";
import { referenceOf } from "./report-load";

interface AreaFailureProps {
  /** The area as its team names it: "Seller area". */
  readonly title: string;
  readonly failure: LoadFailure | null;
  readonly isTrying: boolean;
  readonly onRetry: () => void;
}

/** The card in the place of an area that could not be shown, with a retry that keeps the page and the session. */
export function AreaFailure({ title, failure, isTrying, onRetry }: AreaFailureProps) {
  const [at] = useState(() => new Date());
  const { pathname } = useLocation();
  return (
    <Page className={styles.place}>
      <AreaCard
        title={shell.areaUnavailable(title)}
        text={textOf(failure)}
        onRetry={onRetry}
        isRetrying={isTrying}
        homeHref={pathname === "/" ? "" : "/"}
        at={at}
        {...(failure && { reference: referenceOf(failure) })}
      />
    </Page>
  );
}

/** Without a failure the area is shut on purpose, and trying again will not open it. */
function textOf(failure: LoadFailure | null): string {
  if (!failure) return shell.areaShut;
  return failure.kind === "chunk" ? `${shell.chunkFailed}. ${shell.areaText}` : shell.areaText;
}
