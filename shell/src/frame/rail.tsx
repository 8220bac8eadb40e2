import type { MenuEntry, MenuIcon } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import { Icon } from "@mandi/shared/ui/media/icon";
import type { LucideIcon } from "lucide-react";
import { useEffect } from "react";
import { EntryLink } from "../menus/entry-link";
import styles from "./rail.module.css";
import { useLatePart } from "./use-late-part";

/**
 * The entries of an area beside its page: as text from 1400 px on, as icons below that; narrow windows have them in the
 * drawer. Until the icons have loaded, the first letter is shown instead.
 */
export function Rail({ entries }: { readonly entries: readonly MenuEntry[] }) {
  const { part, want } = useLatePart(() => import("../menus/menu-icons"));
  useEffect(want, [want]);
  if (entries.length === 0) return null;
  return (
    <div className={styles.rail}>
      <nav aria-label={shell.workspace} className={styles.nav}>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <RailEntry entry={entry} icons={part?.menuIcons} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface RailEntryProps {
  readonly entry: MenuEntry;
  readonly icons: Readonly<Record<MenuIcon, LucideIcon>> | undefined;
}

function RailEntry({ entry, icons }: RailEntryProps) {
  const icon = icons?.[entry.icon];
  return (
    <EntryLink entry={entry} className={styles.entry} countClass={styles.count} title={entry.label}>
      {icon ? (
        <Icon of={icon} />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {entry.label.slice(0, 1)}
        </span>
      )}
      <span className={styles.label}>{entry.label}</span>
    </EntryLink>
  );
}
