import { useStore } from "zustand";
import { keptInput } from "../../messages/kept-input";
import { heldFailures } from "../../query/held-failures";
import { Note } from "../feedback/note";
import { classes } from "../foundation/classes";
import styles from "./held-failure-note.module.css";

/** Beside a form: why the page under it can no longer be read, and that the form and its input stay. */
export function HeldFailureNote({ isInDialog = false }: { readonly isInDialog?: boolean }) {
  const text = useStore(heldFailures, (held) => textOf([...held.values()][0]?.error));
  return (
    <div role="status" className={classes(styles.place, isInDialog && styles.inset)}>
      {text === undefined ? null : (
        <Note tone="warn">
          {text} {keptInput.stays}
        </Note>
      )}
    </div>
  );
}

const textOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined);
