import { Note } from "@mandi/shared/ui/feedback/note";
import styles from "./dialog-refusal.module.css";

/** Why nothing was saved. The region stands from the start, so that its first sentence is announced. */
export function DialogRefusal({ text }: { readonly text: string | null }) {
  return (
    <div role="alert" className={text === null ? styles.silent : undefined}>
      {text === null ? null : <Note tone="bad">{text}</Note>}
    </div>
  );
}
