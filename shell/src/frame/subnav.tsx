import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import { NavLink } from "react-router-dom";
import styles from "./subnav.module.css";

/** The role's own entries in a row under the header; narrower windows have them in the drawer. */
export function Subnav({ entries }: { readonly entries: readonly MenuEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <nav className={styles.subnav} aria-label={shell.workspace}>
      <ul className={styles.row}>
        {entries.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} className={styles.entry}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
