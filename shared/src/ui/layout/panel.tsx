import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import styles from "./panel.module.css";

export type PanelProps = {
  /** `aside` for the side column, `article` for a card of a list. */
  readonly as?: "div" | "section" | "aside" | "article";
  readonly label?: string;
  /** The ink rule on top when the panel leads the page; oxide when the reader must act in it. */
  readonly rule?: "none" | "ink" | "act";
  /** Without padding, for a panel whose parts bring their own. */
  readonly isBare?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

const rules = { none: null, ink: styles.ink, act: styles.act };

/** A surface with a border, for something to act on. Never nest panels. */
export function Panel({ as: Tag = "div", label, rule = "none", isBare = false, className, children }: PanelProps) {
  return (
    <Tag aria-label={label} className={classes(styles.panel, !isBare && styles.padded, rules[rule], className)}>
      {children}
    </Tag>
  );
}

/** A part of a bare panel, divided from the next one by a hairline. */
export function PanelPart({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) {
  return <div className={classes(styles.part, className)}>{children}</div>;
}
