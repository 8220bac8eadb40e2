import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import { useEffect } from "react";
import { EntryLink } from "../menus/entry-link";
import styles from "./rail.module.css";
import { useLatePart } from "./use-late-part";

/**
 * The entries of an area beside its page: as text from 1400 px on, as icons below that, named at hover and focus; narrow windows
 * have them in the drawer. Until the icons have loaded, the first letter is shown instead.
 */
export function Rail({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { part, want } = useLatePart(() => import("./rail-part"));
  useEffect(want, [want]);
  if (entries.length === 0) return null;
  return (
    <div className={styles.rail}>
      <nav ref={part?.followNames} aria-label={shell.workspace} className={styles.nav}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <EntryLink entry={entry} className={styles.entry} countClass={styles.count}>
                {part ? (
                  <part.RailIcon name={entry.icon} />
                ) : (
                  <span className={styles.letter} aria-hidden="true">
                    {entry.label.slice(0, 1)}
                  </span>
                )}
                <span className={styles.label}>{entry.label}</span>
              </EntryLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
