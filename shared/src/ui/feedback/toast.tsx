import { CircleCheck, CircleX, Info, X } from "lucide-react";
import type { ReactNode } from "react";
import { common } from "../../messages/common";
import { IconButton } from "../controls/icon-button";
import { classes } from "../foundation/classes";
import { Icon } from "../media/icon";
import styles from "./toast.module.css";

const looks = {
  success: { className: styles.ok, icon: CircleCheck },
  error: { className: styles.bad, icon: CircleX },
  info: { className: undefined, icon: Info },
};

export type ToastProps = {
  readonly tone: keyof typeof looks;
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** The look of a message about the user's action. Position, time and live region belong to the shell's toaster. */
export function Toast({ tone, onClose, children }: ToastProps) {
  const look = looks[tone];
  return (
    <div className={classes(styles.toast, look.className)}>
      <Icon of={look.icon} className={styles.icon} />
      <div className={styles.text}>{children}</div>
      {onClose ? (
        <IconButton icon={X} iconSize="s" label={common.close} className={styles.close} onClick={onClose} />
      ) : null}
    </div>
  );
}
