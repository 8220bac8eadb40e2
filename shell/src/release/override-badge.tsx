import { shell } from "@mandi/shared/messages/shell";
import { Button } from "@mandi/shared/ui/controls/button";
import { allChoices } from "../areas/area-versions";
import styles from "./override-badge.module.css";
import { resetOverrides } from "./overrides";

/** Always in sight while this tab runs something else than everybody's version: nobody should report a bug of it by mistake. */
export function OverrideBadge() {
  const overridden = [...allChoices()].filter(([, { why }]) => why === "override");
  if (overridden.length === 0) return null;
  return (
    <aside className={styles.badge} aria-label={shell.testVersions}>
      <p>{overridden.map(([area, { versions }]) => `${area} ${versions[0]?.version.slice(0, 8)}`).join(", ")}</p>
      <Button variant="secondary" size="s" onClick={resetOverrides}>
        {shell.resetTestVersions}
      </Button>
    </aside>
  );
}
