import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./status-pill.module.css";
import { type StatusKind, type StatusTone, statusLook } from "./status-tables";

const tones: Record<StatusTone, string | undefined> = {
  act: styles.act,
  wait: styles.wait,
  ok: styles.ok,
  bad: styles.bad,
  move: styles.move,
  plain: undefined,
};

export type PillProps = { readonly tone: StatusTone; readonly icon?: LucideIcon; readonly children: ReactNode };

/** A text with a shape and a tint, for states outside the status tables: credit, debit, settled. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={classes(styles.pill, tones[tone])}>
      {icon && <Icon of={icon} size="xs" />}
      <span>{children}</span>
    </span>
  );
}

export type StatusPillProps = {
  readonly kind: StatusKind;
  /** As spelled in the data. */
  readonly status: string;
  /** "Seller Marked" waits for us instead of for the buyer, when a bank payment is being checked. */
  readonly isPaidByBank?: boolean;
};

/** The status of a quotation, an order or a freight enquiry: icon and word, never a bare dot. */
export function StatusPill({ kind, status, isPaidByBank = false }: StatusPillProps) {
  const look = statusLook(kind, isPaidByBank ? "pending" : status);
  return (
    <Pill tone={look.tone} icon={look.icon}>
      {(isPaidByBank ? undefined : look.word) ?? status}
    </Pill>
  );
}
