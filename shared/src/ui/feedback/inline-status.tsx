import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./inline-status.module.css";

export type InlineStatusProps = {
  /** The text to announce; null keeps the region silent. It must be in the page before its first text. */
  readonly children: ReactNode;
  /** For changes that are visible anyway, such as a moved row. */
  readonly isHidden?: boolean;
  readonly tone?: "plain" | "bad";
};

/** A polite live region for what changed on its own: "You are now 2nd". */
export function InlineStatus({ children, isHidden = false, tone = "plain" }: InlineStatusProps) {
  if (isHidden) {
    return (
      <div role="status">
        <VisuallyHidden>{children}</VisuallyHidden>
      </div>
    );
  }
  return (
    <div role="status" className={classes(styles.status, tone === "bad" && styles.bad)}>
      {children}
    </div>
  );
}
