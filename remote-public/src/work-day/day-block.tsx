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

/** As high as a row, so that the page does not move when the rows arrive. */
const rowHeight = 56;

/** A page of a list, the newest first. */
interface NewestRows {
  readonly data: readonly unknown[];
  readonly total: number;
}

interface DayBlockProps<Data extends NewestRows> {
  readonly title: string;
  /** The link to the rest. */
  readonly to: string;
  readonly more: string | ((data: Data) => string);
  readonly state: QueryResult<Data>;
  readonly empty: string;
  /** Whether `empty` is true of all rows, not only of the loaded ones; by default when everything was loaded. */
  readonly isEmpty?: (data: Data) => boolean;
  /** Its rows, a few at most; without any, the text of an empty block is shown. */
  readonly rows: (data: Data) => readonly ReactNode[];
  /** A text under the rows. */
  readonly foot?: (data: Data) => ReactNode;
}

/** One block of a trader's home page, with its own state: a failed one does not affect the others. */
export function DayBlock<Data extends NewestRows>(props: DayBlockProps<Data>) {
  const { title, to, more, state } = props;
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
      <BlockRows {...props} />
    </Block>
  );
}

function BlockRows<Data extends NewestRows>({ title, state, rows, foot, ...empty }: DayBlockProps<Data>) {
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
      {shown.length === 0 ? <NoRows {...empty} data={state.data} /> : <ul className={styles.rows}>{shown}</ul>}
      {foot?.(state.data)}
    </>
  );
}

type NoRowsProps<Data extends NewestRows> = Pick<DayBlockProps<Data>, "to" | "empty" | "isEmpty"> & {
  readonly data: Data;
};

/** There is nothing, or nothing among the loaded rows: the others are in the list. */
function NoRows<Data extends NewestRows>({ to, empty, isEmpty = isWhole, data }: NoRowsProps<Data>) {
  if (isEmpty(data)) return <p className={styles.empty}>{empty}</p>;
  return (
    <p className={styles.empty}>
      {workDay.noneAmong(data.data.length)} <Link to={to}>{workDay.others}</Link>
    </p>
  );
}

const isWhole = ({ data, total }: NewestRows): boolean => total <= data.length;
