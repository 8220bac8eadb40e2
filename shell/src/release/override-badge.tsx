import { shell } from "@mandi/shared/messages/shell";
import { testVersions } from "@mandi/shared/messages/test-versions";
import { Button } from "@mandi/shared/ui/controls/button";
import { useStore } from "zustand";
import { allChoices } from "../areas/area-versions";
import { type AreaLogEntry, areaLog } from "../diagnostics/area-log";
import styles from "./override-badge.module.css";
import { refusedOverrides, resetOverrides } from "./overrides";

/**
 * Always visible while this tab runs, or was set to run, a version that is not live: nobody should report a bug in a test
 * version by mistake, or take the live version for the test version.
 */
export function OverrideBadge() {
  const refused = useStore(refusedOverrides);
  const log = useStore(areaLog);
  const overridden = [...allChoices()].flatMap(
    ([
      area,
      {
        versions: [tested],
        why,
      },
    ]) => (why === "override" && tested ? [{ area, version: tested.version }] : []),
  );
  const notes = Object.entries(refused);
  if (overridden.length === 0 && notes.length === 0) return null;
  return (
    <aside className={styles.badge} aria-label={testVersions.title}>
      <div>
        {overridden.map(({ area, version }) => (
          <p key={area}>{`${area} ${wordsFor(
            version,
            log.filter((entry) => entry.area === area),
          )}`}</p>
        ))}
        {notes.map(([area, words]) => (
          <p key={area}>{`${area}: ${words}`}</p>
        ))}
      </div>
      {overridden.length > 0 ? (
        <Button variant="secondary" size="s" onClick={resetOverrides}>
          {testVersions.reset}
        </Button>
      ) : (
        <Button variant="secondary" size="s" onClick={() => refusedOverrides.setState({}, true)}>
          {shell.close}
        </Button>
      )}
    </aside>
  );
}

/** The version under test, and whether another one is shown instead. */
function wordsFor(version: string, log: readonly AreaLogEntry[]): string {
  const name = version.slice(0, 8);
  const hasFailed = log.some((entry) => entry.version === version && entry.kind !== "");
  const isReplaced = log.some((entry) => entry.version !== version && entry.kind === "");
  return hasFailed && isReplaced ? testVersions.lost(name) : name;
}
