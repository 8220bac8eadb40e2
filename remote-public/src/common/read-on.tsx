import { list } from "@mandi/shared/messages/public-content";
import { Button } from "@mandi/shared/ui/controls/button";
import { InlineStatus } from "@mandi/shared/ui/feedback/inline-status";
import { useEffect, useRef } from "react";
import styles from "./read-on.module.css";

export interface ReadOnProps {
  /** How far the list has been loaded: "12 of 34 articles". */
  readonly shown: string;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly onMore: () => void;
}

/** The end of a list that loads more: how much of it is loaded, and the button for more. */
export function ReadOn({ shown, hasMore, isLoading, hasFailed, onMore }: ReadOnProps) {
  const end = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);

  // The button disappears with the last page; the focus must not fall back to the top of the page with it.
  useEffect(() => {
    if (!hasMore && wasPressed.current) end.current?.focus();
  }, [hasMore]);

  function handleClick(): void {
    wasPressed.current = true;
    onMore();
  }

  return (
    <div className={styles.more} ref={end} tabIndex={-1}>
      <InlineStatus>{hasFailed ? list.moreFailed : shown}</InlineStatus>
      {hasMore ? (
        <Button isBusy={isLoading} busyText={list.loadingMore} onClick={handleClick}>
          {list.more}
        </Button>
      ) : null}
    </div>
  );
}
