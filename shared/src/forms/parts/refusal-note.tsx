import type { Ref } from "react";
import { Note } from "../../ui/feedback/note";
import styles from "./refusal-note.module.css";

export interface RefusalNoteProps {
  readonly text: string | null | undefined;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Why nothing was saved. The region is there from the start, so that its first sentence is announced. */
export function RefusalNote({ text, ref }: RefusalNoteProps) {
  return (
    <div ref={ref} role="alert" className={text ? undefined : styles.empty}>
      {text ? <Note tone="bad">{text}</Note> : null}
    </div>
  );
}
