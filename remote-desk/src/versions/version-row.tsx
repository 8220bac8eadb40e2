import type { DeskSiteVersion } from "@mandi/shared/contract/desk/site-version";
import { formatMoment } from "@mandi/shared/format/dates";
import { versions } from "@mandi/shared/messages/site-versions";
import { Button } from "@mandi/shared/ui/controls/button";
import { Pill } from "@mandi/shared/ui/data/status-pill";
import { useId } from "react";
import { WithRight } from "../rights/with-right";
import { VersionChanges } from "./version-changes";
import styles from "./versions.module.css";
import type { Versioned } from "./versions-block";

interface VersionRowProps {
  readonly version: DeskSiteVersion;
  readonly before: DeskSiteVersion["content"] | null;
  readonly isNow: boolean;
  readonly text: Versioned;
  readonly onTakeBack: () => void;
}

/** One version: its changes at once, its full text on a press. */
export function VersionRow({ version, before, isNow, text, onTakeBack }: VersionRowProps) {
  const { saved_at, saved_by, reason, content } = version;
  const id = useId();
  return (
    <li className={styles.version}>
      <p className={styles.head}>
        <strong id={id}>{saved_at === null ? versions.first : versions.saved(saved_by, formatMoment(saved_at))}</strong>
        {isNow ? <Pill tone="ok">{versions.now}</Pill> : null}
      </p>
      {reason === "" ? null : <p className={styles.reason}>{reason}</p>}
      {before === null ? null : <VersionChanges before={before} content={content} text={text} />}
      <details>
        <summary className={styles.look} aria-describedby={id}>
          {versions.look}
        </summary>
        <div className={styles.whole}>{text.show(content)}</div>
      </details>
      {isNow ? null : (
        <WithRight right={text.actOf(content).right}>
          <Button size="s" aria-describedby={id} onClick={onTakeBack}>
            {versions.takeBack}
          </Button>
        </WithRight>
      )}
    </li>
  );
}
