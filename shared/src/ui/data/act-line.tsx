import { ArrowRight, Hourglass } from "lucide-react";
import type { ReactNode } from "react";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./act-line.module.css";
import type { ActText } from "./quotation-act";

export type ActLineProps = {
  /** Oxide and an arrow when the reader acts, quiet and an hourglass when someone else does. */
  readonly isMine: boolean;
  readonly className?: string | undefined;
  /** Shown instead of the full text in a table's row on a phone. */
  readonly short?: string | undefined;
  readonly children: ReactNode;
};

/** Who acts next, as text. It is beside every status. */
export function ActLine({ isMine, className, short, children }: ActLineProps) {
  return (
    <span className={classes(styles.line, isMine && styles.mine, className)}>
      <Icon of={isMine ? ArrowRight : Hourglass} size="xs" />
      <span className={short === undefined ? undefined : styles.words} data-short={short}>
        <span>{children}</span>
      </span>
    </span>
  );
}

/** `ActLine` of a quotation, from `quotationAct`; shows nothing where nobody acts. */
export function QuotationActLine({ act }: { readonly act: ActText | null }) {
  return act ? (
    <ActLine isMine={act.isMine} short={act.short}>
      {act.text}
    </ActLine>
  ) : null;
}
