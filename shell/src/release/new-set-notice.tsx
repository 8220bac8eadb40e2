import { shell } from "@mandi/shared/messages/shell";
import { Button } from "@mandi/shared/ui/controls/button";
import { useState } from "react";
import { useStore } from "zustand";
import { offeredSet } from "../routing/offered-set";
import styles from "./new-set-notice.module.css";

/**
 * Tells the person that a newer version of this page is live. Nothing is reloaded until they press the button, and a form
 * with unsaved input then asks for confirmation.
 */
export function NewSetNotice() {
  const { revision } = useStore(offeredSet);
  const [declined, setDeclined] = useState<number | null>(null);
  if (revision === null || revision === declined) return null;
  return (
    <aside className={styles.notice} aria-label={shell.newVersion}>
      <p role="status">{shell.newVersionText}</p>
      <Button variant="primary" size="s" onClick={() => location.reload()}>
        {shell.reload}
      </Button>
      <Button variant="secondary" size="s" onClick={() => setDeclined(revision)}>
        {shell.notNow}
      </Button>
    </aside>
  );
}
