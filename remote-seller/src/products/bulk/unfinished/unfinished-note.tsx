import { bulk } from "@mandi/shared/messages/seller-bulk";
import { Button } from "@mandi/shared/ui/controls/button";
import { Note } from "@mandi/shared/ui/feedback/note";
import { useState } from "react";
import styles from "../bulk.module.css";
import { forgetUnfinished, unfinishedChanges } from "./unfinished";

/** Above the list: a change was interrupted. None of it continues automatically. */
export function UnfinishedNote({ onLook }: { readonly onLook: () => void }) {
  const [count, setCount] = useState(() => unfinishedChanges().length);
  if (count === 0) return null;

  function handleForget(): void {
    forgetUnfinished();
    setCount(0);
  }

  return (
    <Note tone="warn" className={styles.note}>
      <p>{bulk.unfinished(count)}</p>
      <div className={styles.actions}>
        <Button size="s" variant="primary" onClick={onLook}>
          {bulk.goOn}
        </Button>
        <Button size="s" variant="quiet" onClick={handleForget}>
          {bulk.forget}
        </Button>
      </div>
    </Note>
  );
}
