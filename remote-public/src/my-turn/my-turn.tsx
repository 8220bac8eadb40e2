import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { turnKinds } from "@mandi/shared/contract/my-turn";
import { formatTime } from "@mandi/shared/format/dates";
import { columnDecimals } from "@mandi/shared/format/rupees";
import { myTurn } from "@mandi/shared/messages/my-turn";
import { useServerNow } from "@mandi/shared/query/use-server-now";
import { Button } from "@mandi/shared/ui/controls/button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { FailedState } from "@mandi/shared/ui/feedback/state-card";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import styles from "./my-turn.module.css";
import { type KnownItem, TurnRow } from "./turn-row";
import { useMyTurn } from "./use-my-turn";

/** Further ones are behind a button: the rest of the home page stays near. */
const shownAtFirst = { turn: 6, news: 3 };

/**
 * The reader's tasks, on top of their home page, updated without a reload. The blocks below appear together with it,
 * because its number of rows is not known before.
 */
export function MyTurn({ children }: { readonly children: ReactNode }) {
  const state = useMyTurn();
  const titleId = useId();
  if (state.kind === "loading") {
    return (
      <div className={styles.waiting}>
        <LoadingPlace label={myTurn.title}>
          <SkeletonBlock height={48} />
          <SkeletonBlock height={64} />
          <SkeletonBlock height={64} />
          <SkeletonBlock height={320} />
        </LoadingPlace>
      </div>
    );
  }
  if (state.kind !== "ready") {
    return (
      <>
        <FailedState title={myTurn.failed} onRetry={() => void state.refetch()} hasPanel />
        {children}
      </>
    );
  }
  const items = state.data.data.filter(isKnown);
  const news = (state.data.news ?? []).filter(isKnown);
  return (
    <>
      <section className={styles.panel} aria-labelledby={titleId}>
        <header className={styles.head}>
          <h2 id={titleId}>
            {myTurn.title}
            {items.length === 0 ? null : <span className={styles.count}>{items.length}</span>}
          </h2>
          <p>{state.staleSince === null ? myTurn.byItself : myTurn.notSince(formatTime(state.staleSince))}</p>
        </header>
        <Items items={items} of="turn" />
      </section>
      {news.length === 0 ? null : <News items={news} />}
      {children}
    </>
  );
}

/** What the desk wrote and the reader has not read: no task of theirs, so it has no number. */
function News({ items }: { readonly items: readonly KnownItem[] }) {
  const titleId = useId();
  return (
    <section className={classes(styles.panel, styles.news)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{myTurn.news}</h2>
      </header>
      <Items items={items} of="news" />
    </section>
  );
}

interface ItemsProps {
  readonly items: readonly KnownItem[];
  readonly of: "turn" | "news";
}

function Items({ items, of }: ItemsProps) {
  const now = useServerNow();
  const { isWhole, showAll } = useWholeList(of);
  const list = useRef<HTMLOListElement>(null);
  const isPressed = useRef(false);
  const atFirst = shownAtFirst[of];
  // The pressed button is gone: its reader goes on with the first task that it showed, in place.
  useLayoutEffect(() => {
    if (!isWhole || !isPressed.current) return;
    isPressed.current = false;
    list.current?.children[atFirst]?.querySelector("a")?.focus({ preventScroll: true });
  }, [isWhole, atFirst]);
  if (items.length === 0) {
    return (
      <p className={styles.empty}>
        <b>{myTurn.empty}</b> {myTurn.emptyText}
      </p>
    );
  }
  const decimals = columnDecimals(items.flatMap(({ amount }) => amount ?? []));
  const shown = isWhole ? items : items.slice(0, atFirst);
  return (
    <>
      <ol ref={list} className={styles.list}>
        {shown.map((item, place) => (
          <TurnRow key={keyOf(item)} item={item} isFirst={of === "turn" && place === 0} decimals={decimals} now={now} />
        ))}
      </ol>
      {shown.length < items.length ? (
        <div className={styles.more}>
          <Button
            variant="quiet"
            onClick={() => {
              isPressed.current = true;
              showAll();
            }}
          >
            {myTurn.all(items.length)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** In the address: all of them are still there after Back from one, with the rest of the page where it was. */
function useWholeList(of: ItemsProps["of"]) {
  const [params, setParams] = useAddressQuery();
  const showAll = () =>
    setParams((before) => {
      before.set(of, "all");
      return before;
    });
  return { isWhole: params.get(of) === "all", showAll };
}

const keyOf = ({ kind, link, number, vehicle }: KnownItem) => `${kind} ${link} ${number} ${vehicle}`;

/** A newer server may have tasks for which this page has no text. */
function isKnown(item: { readonly kind: string }): item is KnownItem {
  return turnKinds.some((kind) => kind === item.kind);
}
