import { Icon } from "@mandi/shared/ui/media/icon";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styles from "./menu-row.module.css";
import { useCurrent } from "./use-current";

interface MenuRow {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly onPress: () => void;
}

interface MenuLinkProps extends MenuRow {
  readonly to: string;
  readonly count?: ReactNode;
}

/** A row that leads to a page of the product; the current page, or the list it belongs to, is marked. */
export function MenuLink({ icon, label, to, count, onPress }: MenuLinkProps) {
  const currentOf = useCurrent();
  return (
    <Link to={to} className={styles.row} aria-current={currentOf(to)} onClick={onPress}>
      <Icon of={icon} className={styles.icon} />
      {label}
      {count}
    </Link>
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
