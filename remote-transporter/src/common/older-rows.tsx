import { page } from "@mandi/shared/messages/transporter";
import { Button } from "@mandi/shared/ui/controls/button";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { useEffect, useRef } from "react";
import styles from "./older-rows.module.css";
import type { useNewestRows } from "./use-newest-rows";

export interface OlderRowsProps {
  readonly older: ReturnType<typeof useNewestRows>["older"];
  /** False on a page of the list that others follow: older rows come after the last one. */
  readonly isOnLastPage?: boolean;
  readonly children: string;
}

/** The button that leads from the newest rows of a list to the older ones. */
export function OlderRows({ older, isOnLastPage = true, children }: OlderRowsProps) {
  const { isThere, show, isLoading, hasFailed } = older;
  const isShown = isThere && isOnLastPage;
  const end = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    if (!isShown && wasPressed.current) end.current?.focus({ preventScroll: true });
  }, [isShown]);

  function handleClick(): void {
    wasPressed.current = true;
    show();
  }

  // The focus must not fall back to the top of the page with the button.
  if (!isShown) {
    return wasPressed.current ? (
      <p ref={end} tabIndex={-1} className={styles.end}>
        {isThere ? page.olderFollow : page.olderEnd}
      </p>
    ) : null;
  }
  return (
    <div className={styles.more}>
      <Button isBusy={isLoading} busyText={page.loadingOlder} onClick={handleClick}>
        {children}
      </Button>
      <InlineStatus tone="bad">{hasFailed ? page.olderFailed : null}</InlineStatus>
    </div>
  );
}
