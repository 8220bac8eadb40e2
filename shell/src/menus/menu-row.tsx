import { Icon } from "@mandi/shared/ui/media/icon";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router-dom";
import { EntryLink, type EntryLinkProps } from "./entry-link";
import styles from "./menu-row.module.css";

interface MenuRow {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

type MenuLinkProps = Pick<MenuRow, "icon" | "onPress"> & Pick<EntryLinkProps, "entry">;

/** A row that leads to a page of the product. */
export function MenuLink({ icon, entry, onPress }: MenuLinkProps) {
  return (
    <EntryLink entry={entry} className={styles.row} onClick={onPress}>
      <Icon of={icon} className={styles.icon} />
      {entry.label}
    </EntryLink>
  );
}

/** A row that leads to a place within a page, so it is never marked as current. */
export function MenuPlaceLink({ icon, label, to, onPress }: MenuRow & { readonly to: string }) {
  return (
    <Link to={to} className={styles.row} onClick={onPress}>
      <Icon of={icon} className={styles.icon} />
      {label}
    </Link>
  );
}

/** A row that leads outside the product. */
export function MenuAnchor({ icon, label, href, onPress }: MenuRow & { readonly href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.row} onClick={onPress}>
      <Icon of={icon} className={styles.icon} />
      {label}
    </a>
  );
}

/** A row that performs an action. */
export function MenuAction({ icon, label, onPress }: MenuRow) {
  return (
    <button type="button" className={styles.row} onClick={onPress}>
      <Icon of={icon} className={styles.icon} />
      {label}
    </button>
  );
}
