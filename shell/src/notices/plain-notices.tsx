import type { Notice } from "@mandi/shared/browser/notify";
import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { Button } from "@mandi/shared/ui/controls/button";
import { classes } from "@mandi/shared/ui/foundation/classes";
import styles from "./plain-notices.module.css";

interface PlainNoticesProps {
  readonly notices: readonly Notice[];
  /** Called when the person closes it. */
  readonly onOver: (notice: Notice) => void;
}

/**
 * The notices shown while the toast library could not be loaded: their text matters, not their look. They stay until they
 * are closed, or until a later notice loads the toasts after all.
 */
export function PlainNotices({ notices, onOver }: PlainNoticesProps) {
  return (
    <section className={styles.place} aria-label={shell.notices}>
      {notices.map((notice) => (
        <div
          key={`${notice.tone} ${notice.text}`}
          role={notice.tone === "error" ? "alert" : "status"}
          className={classes(styles.notice, notice.tone === "error" && styles.bad)}
        >
          <p className={styles.text}>{notice.text}</p>
          <Button variant="quiet" size="s" onClick={() => onOver(notice)}>
            {common.close}
          </Button>
        </div>
      ))}
    </section>
  );
}
