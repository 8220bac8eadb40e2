import type { QueueView, ReadQueueView } from "@mandi/shared/contract/desk/queue";
import { common } from "@mandi/shared/messages/common";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Button } from "@mandi/shared/ui/controls/button";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { latePart } from "@mandi/shared/ui/feedback/late-part";
import { useState } from "react";
import styles from "./queue.module.css";
import type { ShownQueue } from "./use-queue";
import { useDropView } from "./use-views";

/** Names are rarely typed, so the dialog loads late. */
const ViewDialog = latePart(
  async () => (await import(/* webpackChunkName: "queue-view" */ "./view-dialog")).ViewDialog,
  { failed: common.failedTitle, waiting: null, isAsked: true },
);

export interface QueueViewsProps {
  readonly views: readonly ReadQueueView[];
  readonly queueView: ShownQueue;
}

/**
 * Quick filters for what nobody or the reader has taken, and the reader's saved filters; the current view can be saved
 * too.
 */
export function QueueViews({ views, queueView }: QueueViewsProps) {
  const { query, state, chooseTaken, showView, showAll } = queueView;
  const [isNaming, setIsNaming] = useState(false);
  const chosen = views.find((view) => textOf(view.query) === textOf(withoutPage(query)));
  const drop = useDropView(() => void state.refetch());

  return (
    <div className={styles.views}>
      <ChipGroup label={queue.views}>
        {(["mine", "free"] as const).map((one) => {
          const count = state.kind === "ready" ? state.data[one] : undefined;
          if (count === 0 && query.taken !== one) return null;
          return (
            <Chip
              key={one}
              isChosen={query.taken === one}
              note={count}
              onToggle={() => chooseTaken(query.taken === one ? null : one)}
            >
              {queue[one]}
            </Chip>
          );
        })}
        {views.map((view) => (
          <Chip
            key={view.name}
            isChosen={view === chosen}
            onToggle={() => (view === chosen ? showAll() : showView(view.query))}
          >
            {view.name}
          </Chip>
        ))}
      </ChipGroup>
      {chosen ? (
        <Button variant="quiet" onClick={() => void drop(chosen.name)}>
          {queue.dropView}
        </Button>
      ) : null}
      {chosen === undefined && textOf(withoutPage(query)) !== "" ? (
        <Button variant="quiet" onClick={() => setIsNaming(true)}>
          {queue.keepView}
        </Button>
      ) : null}
      {isNaming ? (
        <ViewDialog
          query={withoutPage(query)}
          onSaved={() => void state.refetch()}
          onClose={() => setIsNaming(false)}
        />
      ) : null}
    </div>
  );
}

function withoutPage({ page: _page, ...query }: ShownQueue["query"]): QueueView["query"] {
  return query;
}

/** Equal for equal filters, whatever the order of their fields; empty for the whole queue. */
const textOf = (query: ReadQueueView["query"]): string => String(new URLSearchParams(Object.entries(query).toSorted()));
