import type { LucideIcon } from "lucide-react";
import { classes } from "../foundation/classes";
import styles from "./icon.module.css";

const sizes = { xs: styles.xs, s: styles.s, m: styles.m, l: styles.l };

export type IconProps = {
  /** A named import of lucide-react, so that only used icons are bundled. */
  readonly of: LucideIcon;
  /** xs 14, s 16, m 20, l 24 px. */
  readonly size?: keyof typeof sizes;
  /** Only where the icon has no text beside it; otherwise it is hidden from assistive technology. */
  readonly label?: string;
  readonly className?: string | undefined;
};

/** One icon of the stroke set in the sizes of the design. */
export function Icon({ of: Shape, size = "m", label, className }: IconProps) {
  const look = classes(styles.icon, sizes[size], className);
  if (label) return <Shape className={look} role="img" aria-label={label} />;
  return <Shape className={look} aria-hidden="true" />;
}
