import { formatTime } from "../../format/dates";
import { common } from "../../messages/common";
import { InlineStatus } from "./inline-status";
import styles from "./not-refreshed.module.css";

export interface NotRefreshedProps {
  /** When what is shown was true for the last time, in ms; null while it is fresh. */
  readonly since: number | null;
}

/** Says of a page that follows by itself that it does so no more, and what time it shows. */
export function NotRefreshed({ since }: NotRefreshedProps) {
  return (
    <div className={styles.place}>
      <InlineStatus tone="bad">{since === null ? null : common.notRefreshed(formatTime(since))}</InlineStatus>
    </div>
  );
}
