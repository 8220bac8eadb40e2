import { formatTime } from "../../format/dates";
import { common } from "../../messages/common";
import { InlineStatus } from "./inline-status";
import styles from "./not-refreshed.module.css";

export interface NotRefreshedProps {
  /** When the displayed data was last confirmed, in ms; null while it is fresh. */
  readonly since: number | null;
}

/** Says that a page no longer refreshes automatically, and how old its data is. */
export function NotRefreshed({ since }: NotRefreshedProps) {
  return (
    <div className={styles.place}>
      <InlineStatus tone="bad">{since === null ? null : common.notRefreshed(formatTime(since))}</InlineStatus>
    </div>
  );
}
