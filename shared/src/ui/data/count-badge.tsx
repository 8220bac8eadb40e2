import { VisuallyHidden } from "../layout/visually-hidden";
import styles from "./count-badge.module.css";

export type CountBadgeProps = {
  readonly count: number;
  /** Read out instead of the bare figure: "3 waiting for you". */
  readonly label?: string | undefined;
};

const MOST = 99;

/** A small figure beside a menu entry. */
export function CountBadge({ count, label }: CountBadgeProps) {
  const shown = count > MOST ? `${MOST}+` : String(count);
  if (!label) return <span className={styles.badge}>{shown}</span>;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
