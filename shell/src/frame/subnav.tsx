import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import { Link } from "react-router-dom";
import { UnreadCount } from "../menus/unread-count";
import { useCurrent } from "../menus/use-current";
import styles from "./subnav.module.css";

/** The role's own entries in a row under the header; narrower windows have them in the drawer. */
export function Subnav({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const currentOf = useCurrent();
  if (entries.length === 0) return null;
  return (
    <nav className={styles.subnav} aria-label={shell.workspace}>
      <ul className={styles.row}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.entry} aria-current={currentOf(entry.to)}>
              {entry.label}
              <UnreadCount entry={entry} isQuiet className={styles.unread} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
