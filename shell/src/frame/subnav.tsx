import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import { EntryLink } from "../menus/entry-link";
import styles from "./subnav.module.css";

/** The role's own entries in a row under the header; narrower windows have them in the drawer. */
export function Subnav({ entries }: { readonly entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.subnav} aria-label={shell.workspace}>
      <ul className={styles.row}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} className={styles.entry} countClass={styles.unread} isQuiet>
              {entry.label}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
