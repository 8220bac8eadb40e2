import { shell } from "@mandi/shared/messages/shell";
import { Button } from "@mandi/shared/ui/controls/button";
import { useStore } from "zustand";
import { allChoices } from "../areas/area-versions";
import styles from "./override-badge.module.css";
import { refusedOverrides, resetOverrides } from "./overrides";

/**
 * Always visible while this tab runs a version that is not live, or was asked to and does not: nobody should
 * report a bug in a test version by mistake, or take the live version for the test version.
 */
export function OverrideBadge() {
  const refused = useStore(refusedOverrides);
  const overridden = [...allChoices()].filter(([, { why }]) => why === "override");
  const notes = Object.entries(refused);
  if (overridden.length === 0 && notes.length === 0) return null;
  return (
    <aside className={styles.badge} aria-label={shell.testVersions}>
      <div>
        {overridden.length > 0 && (
          <p>{overridden.map(([area, { versions }]) => `${area} ${versions[0]?.version.slice(0, 8)}`).join(", ")}</p>
        )}
        {notes.map(([area, words]) => (
          <p key={area}>{`${area}: ${words}`}</p>
        ))}
      </div>
      {overridden.length > 0 ? (
        <Button variant="secondary" size="s" onClick={resetOverrides}>
          {shell.resetTestVersions}
        </Button>
      ) : (
        <Button variant="secondary" size="s" onClick={() => refusedOverrides.setState({}, true)}>
          {shell.close}
        </Button>
      )}
    </aside>
  );
}
