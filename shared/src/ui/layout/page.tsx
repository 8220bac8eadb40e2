import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import styles from "./page.module.css";

const widths = { full: null, read: styles.read, form: styles.form };

export type PageProps = {
  /** `read` for articles and policies, `form` for a single column of fields. */
  readonly width?: keyof typeof widths;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The content column of a page: margins, container and the space below. `main` and the skip target are the shell's. */
export function Page({ width = "full", className, children }: PageProps) {
  return (
    <div className={classes(styles.page, className)}>
      {widths[width] ? <div className={widths[width]}>{children}</div> : children}
    </div>
  );
}
