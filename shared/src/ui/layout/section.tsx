import type { ReactNode } from "react";
import { useId } from "react";
import { classes } from "../foundation/classes";
import styles from "./section.module.css";

export type SectionProps = {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly heading?: "h2" | "h3";
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** A section of a page: a 2 px rule carries its title, as in a market report. */
export function Section({ title, actions, heading: Heading = "h2", className, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classes(styles.section, className)} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading id={id} className={styles.title}>
          {title}
        </Heading>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

export type BlockProps = SectionProps & {
  /** A hairline instead of the rule: for the steps of one task. */
  readonly isThin?: boolean;
};

/** A part of a work page: like a section, with a smaller title. Consecutive blocks keep their distance. */
export function Block({ title, actions, heading: Heading = "h2", isThin = false, className, children }: BlockProps) {
  const id = useId();
  return (
    <section className={classes(styles.block, isThin && styles.thin, className)} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <Heading id={id} className={styles.blockTitle}>
          {title}
        </Heading>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
