import type { DeskQueueItemsAnswer, QueueKind } from "@mandi/shared/contract/desk/queue";
import { kindWords } from "@mandi/shared/messages/desk";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import styles from "./queue.module.css";
import { knownKind } from "./queue-item";

export interface QueueFiltersProps {
  readonly counts: DeskQueueItemsAnswer["counts"];
  readonly kind: QueueKind | null;
  readonly onChoose: (kind: QueueKind | null) => void;
}

/** Kinds with nothing waiting come last. */
const inOrder = (counts: QueueFiltersProps["counts"]) => [
  ...counts.filter(({ count }) => count > 0),
  ...counts.filter(({ count }) => count === 0),
];

/** One chip for each known kind with the number of its items; the choice is in the address. */
export function QueueFilters({ counts, kind, onChoose }: QueueFiltersProps) {
  return (
    <div className={styles.filters}>
      <ChipGroup label={queue.filter} isScrolling>
        <Chip
          isChosen={kind === null}
          note={counts.reduce((sum, { count }) => sum + count, 0)}
          onToggle={() => onChoose(null)}
        >
          {queue.all}
        </Chip>
        {inOrder(counts).map(({ kind: sent, count }) => {
          const one = knownKind(sent);
          return one === undefined ? null : (
            <Chip key={one} isChosen={kind === one} note={count} onToggle={() => onChoose(one)}>
              {kindWords[one]}
            </Chip>
          );
        })}
      </ChipGroup>
    </div>
  );
}
