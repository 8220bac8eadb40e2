import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { Button } from "@mandi/shared/ui/controls/button";
import { classes } from "@mandi/shared/ui/foundation/classes";
import type { ReactNode } from "react";
import styles from "./late-failure.module.css";

interface LateFailureProps {
  /** Absent when waiting is the only option. */
  readonly onRetry?: () => void;
  /** The message, when its file is not lost yet. */
  readonly text?: string;
  /** In the flow, where a menu opens under its button, or at the bottom of the window. */
  readonly at?: "here" | "below" | "foot";
  /** Further actions besides the retry. */
  readonly children?: ReactNode;
}

/** Shown instead of a part of the frame whose file did not load. */
export function LateFailure({ onRetry, text = shell.chunkFailed, at = "here", children }: LateFailureProps) {
  return (
    <div role="alert" className={classes(styles.failure, at !== "here" && styles[at])}>
      <p>{text}</p>
      <div className={styles.actions}>
        {onRetry && (
          <Button variant="secondary" size="s" onClick={onRetry}>
            {common.tryAgain}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}
