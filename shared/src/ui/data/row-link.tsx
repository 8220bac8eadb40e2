import { Link, type LinkProps } from "react-router-dom";
import { classes } from "../foundation/classes";
import styles from "./row-link.module.css";

export type RowLinkProps = Omit<LinkProps, "className" | "style"> & {
  readonly className?: string | undefined;
  /** From a tablet's width up the row is one of a table, and only its cell is the link. */
  readonly isOnPhone?: boolean;
};

/** A link that covers its row, the nearest `position: relative` around it; other controls of the row lie above it. */
export function RowLink({ className, isOnPhone = false, ...link }: RowLinkProps) {
  return <Link {...link} className={classes(styles.link, isOnPhone && styles.onPhone, className)} />;
}
