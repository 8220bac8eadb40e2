import { page } from "@mandi/shared/messages/transporter";
import { Skeleton } from "@mandi/shared/ui/feedback/skeleton";
import type { ReactNode } from "react";
import styles from "./loading-place.module.css";

export interface LoadingPlaceProps {
  /** What is loading. */
  readonly label: string;
  readonly children: ReactNode;
}

/** Placeholders under each other, in the place of what is loading. */
export function LoadingPlace({ label, children }: LoadingPlaceProps) {
  return (
    <Skeleton label={page.loading(label)}>
      <div className={styles.stack}>{children}</div>
    </Skeleton>
  );
}
