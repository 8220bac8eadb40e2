import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ArrowLeft, Search, X } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./search-box.module.css";
import type { SearchFieldProps } from "./search-field";

interface SearchBoxProps extends Pick<SearchFieldProps, "overlay"> {
  /** Clears the text; absent while there is none. */
  readonly onClear?: (() => void) | undefined;
  /** The input. */
  readonly children: ReactNode;
}

/** The surroundings of the input: in the header a border with icon and key, in the overlay buttons for back and clear. */
export function SearchBox({ overlay, onClear, children }: SearchBoxProps) {
  if (!overlay) {
    return (
      <div className={styles.box}>
        <Icon of={Search} className={styles.icon} />
        {children}
        <span className={styles.key} aria-hidden="true">
          {onClear ? "Esc" : "Ctrl K"}
        </span>
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <IconButton icon={ArrowLeft} iconSize="l" label={shell.back} onClick={overlay.onLeave} />
      {children}
      {onClear && <IconButton icon={X} label={common.clear} onClick={onClear} />}
    </div>
  );
}
