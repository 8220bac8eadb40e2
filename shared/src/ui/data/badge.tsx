import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../media/icon";
import styles from "./badge.module.css";

/** A fact: "MOQ 30 MT", "My bid", "Lowest". Tinted like a state, because only what can be pressed has an edge. */
export function Badge({ icon, children }: { readonly icon?: LucideIcon; readonly children: ReactNode }) {
  return (
    <span className={styles.badge}>
      {icon ? <Icon of={icon} size="s" /> : null}
      {children}
    </span>
  );
}
