import type { Ref } from "react";
import { useSaid } from "../../browser/use-said";
import { useMessageAfterPress } from "../../ui/controls/use-after-press";
import { Note } from "../../ui/feedback/note";
import styles from "./refusal-note.module.css";

export interface RefusalNoteProps {
  readonly text: string | null | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Why nothing was saved. The region exists from the start, so that its first message is announced, unless a toast says it. */
export function RefusalNote({ text, ref }: RefusalNoteProps) {
  const { text: shown, isWaiting } = useMessageAfterPress(text);
  const live = useSaid(shown);
  return (
    <div ref={ref} role="alert" aria-live={live} className={shown && !isWaiting ? undefined : styles.empty}>
      {shown ? <Note tone="bad">{shown}</Note> : null}
    </div>
  );
}
