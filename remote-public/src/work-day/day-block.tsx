import { workDay } from "@mandi/shared/messages/work-day";
import type { QueryResult } from "@mandi/shared/query/use-query";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import { Block } from "@mandi/shared/ui/layout/section";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { rowsAtMost } from "./use-work-day";
import styles from "./work-day.module.css";

/** As high as a row, so that the page does not move when the rows come. */
const rowHeight = 56;

interface DayBlockProps<Data> {
  readonly title: string;
  /** Where the rest of it is. */
  readonly to: string;
  readonly more: string | ((data: Data) => string);
  readonly state: QueryResult<Data>;
  readonly empty: string;
  /** Its rows, at most a few; none shows the sentence of an empty block. */
  readonly rows: (data: Data) => readonly ReactNode[];
  /** Said under the rows. */
  readonly foot?: (data: Data) => ReactNode;
}

/** One block of the home page of a trader, in its own state: a failed one does not take the others with it. */
export function DayBlock<Data>({ title, to, more, state, empty, rows, foot }: DayBlockProps<Data>) {
  const text = typeof more === "string" ? more : state.kind === "ready" ? more(state.data) : workDay.all;
  return (
    <Block
      title={title}
      actions={
        <Link to={to} className={styles.more}>
          {text}
          <Icon of={ArrowRight} size="s" />
        </Link>
      }
    >
      <BlockRows title={title} state={state} empty={empty} rows={rows} foot={foot} />
    </Block>
  );
}

type BlockRowsProps<Data> = Pick<DayBlockProps<Data>, "title" | "state" | "empty" | "rows"> & {
  readonly foot: DayBlockProps<Data>["foot"] | undefined;
};

function BlockRows<Data>({ title, state, empty, rows, foot }: BlockRowsProps<Data>) {
  if (state.kind === "loading") {
    return (
      <LoadingPlace label={title}>
        <SkeletonBlock height={rowHeight * rowsAtMost} />
      </LoadingPlace>
    );
  }
  if (state.kind !== "ready") {
    return <FailedState title={workDay.failed(title)} onRetry={() => void state.refetch()} hasPanel />;
  }
  const shown = rows(state.data);
  return (
    <>
      {shown.length === 0 ? <p className={styles.empty}>{empty}</p> : <ul className={styles.rows}>{shown}</ul>}
      {foot?.(state.data)}
    </>
  );
}
