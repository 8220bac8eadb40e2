import type { DeskQueuePlaceAnswer, QueueKind } from "@mandi/shared/contract/desk/queue";
import { deskPath } from "@mandi/shared/contract/page-paths";
import { decided } from "@mandi/shared/messages/desk";
import { taking } from "@mandi/shared/messages/desk-taking";
import { Button, ButtonLink } from "@mandi/shared/ui/controls/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useKeys } from "../keys/use-keys";
import { queueSearch, withCursor } from "../queue/queue-cursor";
import { pathOf } from "../queue/queue-item";
import { takerWords } from "../queue/taker-words";
import { useQueuePlace } from "../queue/use-queue-place";
import { takingWords, useTaking } from "../queue/use-taking";
import { useAfterAct } from "./after-act";
import styles from "./walk.module.css";

type Neighbour = NonNullable<DeskQueuePlaceAnswer["data"]>["before"];

/**
 * "2 of 5" of the queue as it was shown, with links to the previous and next item, and who has taken it; `[`, `]`, `t`
 * and Escape do the same. The item is identified by its key, or by its number where keys of two tables could collide.
 */
export function Walk({ kind, id }: { readonly kind: QueueKind; readonly id: string | undefined }) {
  const state = useQueuePlace(kind, id);
  const navigate = useNavigate();
  const toggle = useTaking(() => void state.refetch());
  // An act may end the wait: nobody should be offered to take what is done.
  useAfterAct(() => void state.refetch());
  const now = state.kind === "ready" ? state.data.data : null;
  const { found, hasLeft } = useKeptPlace(id, now, state.kind === "ready");
  const wayTo = (item: Neighbour | undefined) => (item ? pathOf({ kind, ...item }) : undefined);
  const before = wayTo(found?.before);
  const after = wayTo(found?.after);
  const go = (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to));
  const back = () => void navigate(`${deskPath}${queueSearch() ?? ""}`, { state: withCursor });
  const taken = found?.taken ?? null;
  const take = found && !hasLeft && id !== undefined ? () => void toggle({ kind, item: id, taken }) : undefined;
  useKeys({ "[": go(before), "]": go(after), t: take, Escape: back });
  // From the queue there is one to come, on a phone in a line of its own.
  if (found === null)
    return state.kind === "loading" && queueSearch() !== null ? <div className={styles.walk} /> : null;
  return (
    <div className={styles.walk}>
      {taken === null || hasLeft ? null : <span>{taking.taken(takerWords(taken))}</span>}
      {hasLeft ? null : <Button onClick={take}>{takingWords(taken)}</Button>}
      <span>{hasLeft ? decided.left : decided.walk(found.place, found.count)}</span>
      {before === undefined ? null : (
        <ButtonLink to={before} icon={ChevronLeft}>
          {decided.previous}
        </ButtonLink>
      )}
      {after === undefined ? null : (
        <ButtonLink to={after} iconAfter={ChevronRight}>
          {decided.next}
        </ButtonLink>
      )}
    </div>
  );
}

/** The place of an item; one that has left the queue while it is open, such as a quotation with more time, keeps its neighbours. */
function useKeptPlace(id: string | undefined, now: DeskQueuePlaceAnswer["data"], isKnown: boolean) {
  const [kept, setKept] = useState<{ readonly id: string | undefined; readonly found: NonNullable<typeof now> } | null>(
    null,
  );
  if (now !== null && kept?.found !== now) setKept({ id, found: now });
  const hasLeft = now === null && isKnown && kept !== null && kept.id === id;
  return { found: hasLeft ? kept.found : now, hasLeft };
}
