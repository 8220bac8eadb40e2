import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

export type VisuallyHiddenProps = {
  readonly as?: "span" | "div" | "h1" | "h2" | "h3" | "p";
  readonly id?: string;
  readonly children: ReactNode;
};

/** Words for assistive technology where the eye already sees them. */
export function VisuallyHidden({ as: Tag = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}
