import type { DeskQueuePlaceAnswer, QueueKind } from "@mandi/shared/contract/desk/queue";
import { deskPath } from "@mandi/shared/contract/page-paths";
import { decided } from "@mandi/shared/messages/desk";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useKeys } from "../keys/use-keys";
import { queueSearch, withCursor } from "../queue/queue-cursor";
import { pathOf } from "../queue/queue-item";
import { useQueuePlace } from "../queue/use-queue-place";
import styles from "./walk.module.css";

type Neighbour = NonNullable<DeskQueuePlaceAnswer["data"]>["before"];

/**
 * "2 of 5" of one kind, with the way to the one before and after; `[`, `]` and Escape go the same ways. The item is named by its
 * key, or by its number where keys of two tables meet.
 */
export function Walk({ kind, id }: { readonly kind: QueueKind; readonly id: string | undefined }) {
  const state = useQueuePlace(kind, id);
  const navigate = useNavigate();
  const found = state.kind === "ready" ? state.data.data : null;
  const wayTo = (item: Neighbour | undefined) => (item ? pathOf({ kind, ...item }) : undefined);
  const before = wayTo(found?.before);
  const after = wayTo(found?.after);
  const go = (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to));
  const back = () => void navigate(`${deskPath}${queueSearch()}`, { state: withCursor });
  useKeys({ "[": go(before), "]": go(after), Escape: back });
  if (found === null) return null;
  return (
    <div className={styles.walk}>
      <span>{decided.walk(found.place, found.count)}</span>
      {before === undefined ? null : (
        <ButtonLink to={before} icon={ChevronLeft}>
          {decided.previous}
        </ButtonLink>
      )}
      {after === undefined ? null : (
        <ButtonLink to={after} icon={ChevronRight}>
          {decided.next}
        </ButtonLink>
      )}
    </div>
  );
}
