import { type DeskQueueItemsAnswer, type QueueKind, queueKinds } from "@mandi/shared/contract/desk/queue";
import { kindWords } from "@mandi/shared/messages/desk";
import { queue } from "@mandi/shared/messages/desk-queue";
import { Chip, ChipGroup } from "@mandi/shared/ui/controls/chip";
import { Kbd } from "@mandi/shared/ui/data/kbd";
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
 * One chip for each known kind of which something waits, with the number of its items and its key: always in the same order, under the same key.
 * The numbers are left out where only a part of the items is shown, of which they would say nothing. The choice is in the address.
 */
export function QueueFilters({ counts, kind, isNarrowed, onChoose }: QueueFiltersProps) {
  const noteOf = (count: number, key: number) => (
    <>
      {isNarrowed ? null : count}
      <span className={styles.key} aria-hidden>
        <Kbd>{String(key)}</Kbd>
      </span>
    </>
  );
  return (
    <ChipGroup label={queue.filter} isScrolling>
      <Chip
        isChosen={kind === null}
        note={noteOf(
          counts.reduce((sum, { count }) => sum + count, 0),
          0,
        )}
        onToggle={() => onChoose(null)}
      >
        {queue.all}
      </Chip>
      {counts.map(({ kind: sent, count }) => {
        const one = knownKind(sent);
        if (one === undefined || (count === 0 && kind !== one)) return null;
        return (
          <Chip
            key={one}
            isChosen={kind === one}
            note={noteOf(count, queueKinds.indexOf(one) + 1)}
            onToggle={() => onChoose(one)}
          >
            {kindWords[one]}
          </Chip>
        );
      })}
    </ChipGroup>
  );
}
