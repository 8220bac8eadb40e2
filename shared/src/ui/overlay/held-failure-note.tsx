import { useStore } from "zustand";
import { keptInput } from "../../messages/kept-input";
import { heldFailures } from "../../query/held-failures";
import { Note } from "../feedback/note";
import styles from "./held-failure-note.module.css";

/** Beside a form: why the page under it can no longer be read, and that the form and its input stay. */
export function HeldFailureNote() {
  const text = useStore(heldFailures, (held) => textOf([...held.values()][0]?.error));
  return (
    <div role="status" className={styles.place}>
      {text === undefined ? null : (
        <Note tone="warn">
          {text} {keptInput.stays}
        </Note>
      )}
    </div>
  );
}

const textOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined);
