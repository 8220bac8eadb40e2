import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./note.module.css";

export type NoteTone = "plain" | "info" | "warn" | "bad" | "ok" | "act";

export type NoteProps = {
  readonly tone?: NoteTone;
  /** Replaces the icon of the tone. */
  readonly icon?: LucideIcon;
  readonly className?: string | undefined;
  /** One or two lines. */
  readonly children: ReactNode;
};

const looks: Record<NoteTone, { readonly className: string | undefined; readonly icon: LucideIcon }> = {
  plain: { className: undefined, icon: Info },
  info: { className: styles.info, icon: Info },
  warn: { className: styles.warn, icon: TriangleAlert },
  bad: { className: styles.bad, icon: CircleAlert },
  ok: { className: styles.ok, icon: CircleCheck },
  act: { className: styles.act, icon: CircleAlert },
};

/** A remark in the page, with a border, a tint and an icon. */
export function Note({ tone = "plain", icon, className, children }: NoteProps) {
  const look = looks[tone];
  return (
    <div className={classes(styles.note, look.className, className)}>
      <Icon of={icon ?? look.icon} />
      <div className={styles.text}>{children}</div>
    </div>
  );
}
