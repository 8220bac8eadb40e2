import type { DeskQueueItemsAnswer, QueueKind } from "@mandi/shared/contract/desk/queue";
import { kindWords } from "@mandi/shared/messages/desk";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import styles from "./queue.module.css";
import { knownKind } from "./queue-item";

export interface QueueFiltersProps {
  readonly counts: DeskQueueItemsAnswer["counts"];
  readonly kind: QueueKind | null;
  /** Whether search text or takers leave items out. */
  readonly isNarrowed: boolean;
  readonly onChoose: (kind: QueueKind | null) => void;
}

/**
 * One chip for each known kind with the number of its items, always in the same order: the keys 1 to 9 choose by it. The numbers are
 * left out where only a part of the items is shown, of which they would say nothing. The choice is in the address.
 */
export function QueueFilters({ counts, kind, isNarrowed, onChoose }: QueueFiltersProps) {
  return (
    <div className={styles.filters}>
      <ChipGroup label={queue.filter} isScrolling>
        <Chip
          isChosen={kind === null}
          note={isNarrowed ? undefined : counts.reduce((sum, { count }) => sum + count, 0)}
          onToggle={() => onChoose(null)}
        >
          {queue.all}
        </Chip>
        {counts.map(({ kind: sent, count }) => {
          const one = knownKind(sent);
          return one === undefined ? null : (
            <Chip
              key={one}
              isChosen={kind === one}
              note={isNarrowed ? undefined : count}
              onToggle={() => onChoose(one)}
            >
              {kindWords[one]}
            </Chip>
          );
        })}
      </ChipGroup>
    </div>
  );
}
