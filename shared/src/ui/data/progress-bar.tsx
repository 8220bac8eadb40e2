import { classes } from "../foundation/classes";
import styles from "./progress-bar.module.css";

export type ProgressBarProps = {
  /** 0 to 1. */
  readonly share: number;
  readonly tone?: "ink" | "danger";
};

/** A bar of 4 px beside a figure that gives the same information, so it is hidden from assistive technology. */
export function ProgressBar({ share, tone = "ink" }: ProgressBarProps) {
  const width = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`;
  return (
    <div className={styles.track} aria-hidden="true">
      <div className={classes(styles.bar, tone === "danger" && styles.danger)} style={{ width }} />
    </div>
  );
}
