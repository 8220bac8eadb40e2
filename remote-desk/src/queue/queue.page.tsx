import type { DeskQueueItemsAnswer } from "@mandi/shared/contract/desk/queue";
import { desk } from "@mandi/shared/messages/desk";
import { keys } from "@mandi/shared/messages/desk-keys";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { LoadingPlace } from "@mandi/shared/ui/feedback/loading-place";
import { NotRefreshed } from "@mandi/shared/ui/feedback/not-refreshed";
import { SkeletonBlock } from "@mandi/shared/ui/feedback/skeleton";
import { StatePlace } from "@mandi/shared/ui/feedback/state-place";
import { classes } from "@mandi/shared/ui/foundation/classes";
import { PageHead } from "@mandi/shared/ui/layout/page-head";
import { Keyboard, SlidersHorizontal } from "lucide-react";
import { useRef, useState } from "react";
import { deskLook } from "../common/desk-look";
import { DeskPage } from "../common/desk-page";
import { KeySheet } from "../keys/key-sheet";
import { useRowKeys } from "../keys/use-row-keys";
import { LateEndedRequests } from "./late-ended-requests";
import styles from "./queue.module.css";
import { QueueFilters } from "./queue-filters";
import { QueueTable } from "./queue-table";
import { QueueTools } from "./queue-tools";
import { QueueViews } from "./queue-views";
import { useKindKeys } from "./use-kind-keys";
import { useQueue } from "./use-queue";

/**
 * Home of the desk: everything that waits, since when and until when. The rows come first: on a wide screen search and filters are
 * beside the title and in one line below it; on a phone they open from a button, and by themselves when one is set. Its icon is filled while one is.
 */
export default function QueuePage() {
  const queueView = useQueue();
  const { state, query, chooseKind } = queueView;
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const answer = state.kind === "ready" ? state.data : null;
  const table = useRef<HTMLDivElement>(null);
  const { kind: _kind, page: _page, ...narrowing } = query;
  const isNarrowed = Object.keys(narrowing).length > 0;
  const [isOpen, setIsOpen] = useState(isNarrowed);
  // Stays open when the search is cleared to type another one.
  const [wasNarrowed, setWasNarrowed] = useState(isNarrowed);
  if (isNarrowed !== wasNarrowed) {
    setWasNarrowed(isNarrowed);
    if (isNarrowed) setIsOpen(true);
  }
  useKindKeys(chooseKind);
  useRowKeys(table, state.kind === "loading");

  return (
    <DeskPage>
      <div className={styles.top}>
        <PageHead
          title={answer ? titleOf(answer) : desk.queue}
          facts={answer ? `${queue.late(answer.late)}, ${queue.soon(answer.soon)}.` : undefined}
          actions={
            <IconButton
              icon={SlidersHorizontal}
              label={queue.narrow}
              className={styles.toggle}
              aria-expanded={isOpen}
              isFilled={isNarrowed}
              onClick={() => setIsOpen((before) => !before)}
            />
          }
        />
        <div className={classes(styles.foldable, isOpen && styles.open)}>
          {answer ? <QueueViews views={answer.views ?? []} queueView={queueView} /> : null}
          <QueueTools query={query} search={queueView.search} />
          <Button icon={Keyboard} className={styles.keys} onClick={() => setIsHelpOpen(true)}>
            {keys.button}
          </Button>
        </div>
      </div>
      {answer ? (
        <div className={styles.filters}>
          <QueueFilters
            counts={answer.counts}
            kind={query.kind ?? null}
            isNarrowed={query.filter !== undefined || query.taken !== undefined}
            onChoose={chooseKind}
          />
        </div>
      ) : null}
      <NotRefreshed since={state.staleSince} />
      <StatePlace state={state} skeleton={<Waiting />} look={deskLook}>
        {(ready) => <QueueTable answer={ready} queueView={queueView} table={table} areToolsOpen={isOpen} />}
      </StatePlace>
      {answer && query.kind === "second person" ? (
        <div className={styles.ended}>
          <LateEndedRequests />
        </div>
      ) : null}
      {isHelpOpen ? <KeySheet onClose={() => setIsHelpOpen(false)} /> : null}
    </DeskPage>
  );
}

/** All that waits, or how much of it is shown: what the line below counts too. */
function titleOf({ counts, found }: DeskQueueItemsAnswer): string {
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  return found < all ? queue.someOf(found, all) : queue.waits(found);
}

function Waiting() {
  return (
    <LoadingPlace label={desk.queue}>
      <SkeletonBlock height={44} />
      <SkeletonBlock height={420} />
    </LoadingPlace>
  );
}
