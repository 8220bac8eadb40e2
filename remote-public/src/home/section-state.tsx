import type { QueryResult } from "@mandi/shared/query/use-query";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import type { ReactNode } from "react";
import styles from "./section-state.module.css";

/** Sizes of the content to come, in its usual form on a wide window. */
const heights = { slides: 420, products: 440, news: 420, brands: 96, howTo: 220, voices: 132 };
const places = {
  slides: styles.slides,
  products: styles.products,
  news: styles.news,
  brands: styles.brands,
  howTo: styles.howTo,
  voices: styles.voices,
};

export interface SectionStateProps<Data> {
  readonly state: QueryResult<Data>;
  /** What loads, and what did not load. */
  readonly label: string;
  readonly failedTitle: string;
  /** Height of the content in its smallest and its usual form: the page must not move when it arrives. */
  readonly size: keyof typeof heights;
  readonly empty?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** One section in its own state: loading, failed with Retry, ready. A failed section does not affect the others. */
export function SectionState<Data>({ state, label, failedTitle, size, empty, children }: SectionStateProps<Data>) {
  if (state.kind === "ready") return children(state.data);
  if (state.kind === "empty") return empty;
  return (
    <div className={places[size]}>
      {state.kind === "loading" ? (
        <LoadingPlace label={label}>
          <SkeletonBlock height={heights[size]} />
        </LoadingPlace>
      ) : (
        <FailedState title={failedTitle} onRetry={() => void state.refetch()} hasPanel />
      )}
    </div>
  );
}
