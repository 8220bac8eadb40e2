import type { ReactNode } from "react";
import styles from "./visually-hidden.module.css";

export type VisuallyHiddenProps = {
  readonly as?: "span" | "div" | "h1" | "h2" | "h3" | "p";
  readonly id?: string;
  readonly children: ReactNode;
};

/** Text for assistive technology where sighted readers do not need it. */
export function VisuallyHidden({ as: Tag = "span", id, children }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} id={id}>
      {children}
    </Tag>
  );
}
