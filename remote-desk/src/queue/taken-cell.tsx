import type { DeskQueueItem } from "@mandi/shared/contract/desk/queue";
import { formatTime } from "@mandi/shared/format/dates";
import { queue } from "@mandi/shared/messages/desk-queue";
import { taking } from "@mandi/shared/messages/desk-taking";
import { Button } from "@mandi/shared/ui/controls/button";
import type { ViewColumn } from "@mandi/shared/ui/table/view-column";
import styles from "./queue.module.css";
import { takerWords } from "./taker-words";
import { takingWords } from "./use-taking";

/** Who works on an item and since when, and a button to take it or give it back. */
export function takenColumn(onToggle: (item: DeskQueueItem) => void): ViewColumn<DeskQueueItem> {
  return {
    key: "taken",
    head: queue.heads.taken,
    value: ({ taken }) => (taken ? taking.takenSince(taken.name, formatTime(taken.at)) : null),
    cell: (item) => <Taken item={item} onToggle={onToggle} />,
    isUnbroken: true,
    phone: "wide",
  };
}

interface TakenProps {
  readonly item: DeskQueueItem;
  readonly onToggle: (item: DeskQueueItem) => void;
}

function Taken({ item, onToggle }: TakenProps) {
  const taken = item.taken ?? null;
  const act = takingWords(taken);
  return (
    <span className={styles.taken}>
      {taken === null ? null : <span>{takerWords(taken)}</span>}
      <Button size="s" aria-label={queue.actOn(act, item.what)} onClick={() => onToggle(item)}>
        {act}
      </Button>
    </span>
  );
}
