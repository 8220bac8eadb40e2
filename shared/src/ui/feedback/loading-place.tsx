import type { ReactNode } from "react";
import { common } from "../../messages/common";
import styles from "./loading-place.module.css";
import { Skeleton } from "./skeleton";

export interface LoadingPlaceProps {
  /** What is loading. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Stacked placeholders, shown while something loads. */
export function LoadingPlace({ label, children }: LoadingPlaceProps) {
  return (
    <Skeleton label={common.loadingOf(label)}>
      <div className={styles.stack}>{children}</div>
    </Skeleton>
  );
}
