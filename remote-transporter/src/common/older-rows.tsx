import { page } from "@mandi/shared/messages/transporter";
import { Button } from "@mandi/shared/ui/controls/button";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import styles from "./older-rows.module.css";
import type { useNewestRows } from "./use-newest-rows";

export interface OlderRowsProps {
  readonly older: ReturnType<typeof useNewestRows>["older"];
  readonly children: string;
}

/** The button that leads from the newest rows of a list to the older ones. */
export function OlderRows({ older: { isThere, show, isLoading, hasFailed }, children }: OlderRowsProps) {
  if (!isThere) return null;
  return (
    <div className={styles.more}>
      <Button isBusy={isLoading} busyText={page.loadingOlder} onClick={show}>
        {children}
      </Button>
      <InlineStatus tone="bad">{hasFailed ? page.olderFailed : null}</InlineStatus>
    </div>
  );
}
