import type { ReactNode } from "react";
import { classes } from "../ui/foundation/classes";
import styles from "./breakdown-button.module.css";

export interface BreakdownButtonProps {
  readonly onOpen: () => void;
  readonly className?: string | undefined;
  /** What a press does, where the words inside do not say it. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** An estimated landed price; a press shows how it is made up. */
export function BreakdownButton({ onOpen, className, title, children }: BreakdownButtonProps) {
  return (
    <button
      type="button"
      className={classes(styles.figure, className)}
      title={title}
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {children}
    </button>
  );
}
