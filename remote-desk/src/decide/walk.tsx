import type { DeskQueueItem, QueueKind } from "@mandi/shared/contract/desk/queue";
import { deskPath } from "@mandi/shared/contract/page-paths";
import { decided } from "@mandi/shared/messages/desk";
import { ButtonLink } from "@mandi/shared/ui/controls/button";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { useKeys } from "../keys/use-keys";
import { pathOf } from "../queue/queue-item";
import { useQueueOf } from "../queue/use-queue";
import styles from "./walk.module.css";

/**
 * "2 of 5" of one kind, with the way to the one before and after; `[`, `]` and Escape go the same ways. The item is named by its
 * key, or by its number where keys of two tables meet.
 */
export function Walk({ kind, id }: { readonly kind: QueueKind; readonly id: string | undefined }) {
  const state = useQueueOf(kind);
  const navigate = useNavigate();
  const items = state.kind === "ready" ? state.data.data : [];
  const at = items.findIndex((item) => String(item.id) === id || item.number === id);
  const before = wayTo(items[at - 1]);
  const after = wayTo(items[at + 1]);
  const go = (to: string | undefined) => (to === undefined ? undefined : () => void navigate(to));
  const back = go(deskPath);
  useKeys({ "[": go(before), "]": go(after), Escape: back });
  if (at < 0) return null;
  return (
    <div className={styles.walk}>
      <span>{decided.walk(at + 1, items.length)}</span>
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

function wayTo(item: DeskQueueItem | undefined): string | undefined {
  return item && pathOf(item);
}
