import { profile } from "@mandi/shared/messages/buyer-profile";
import type { PageState } from "@mandi/shared/query/page-state";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonLine } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import type { ReactNode } from "react";
import styles from "./profile.module.css";

const lines = [1, 2, 3, 4, 5, 6, 7, 8];

export interface ProfilePlaceProps<Data> {
  readonly state: PageState<Data>;
  readonly children: (data: Data, reload: () => void) => ReactNode;
}

/** The five states of a profile. */
export function ProfilePlace<Data>({ state, children }: ProfilePlaceProps<Data>) {
  return (
    <StatePlace
      state={state}
      skeleton={
        <div className={styles.waiting}>
          <LoadingPlace label={profile.title}>
            {lines.map((line) => (
              <SkeletonLine key={line} width="100%" height={24} />
            ))}
          </LoadingPlace>
        </div>
      }
    >
      {children}
    </StatePlace>
  );
}
