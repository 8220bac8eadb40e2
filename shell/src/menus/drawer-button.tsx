import type { MenuEntry } from "@mandi/shared/contract/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Menu } from "lucide-react";
import { useCallback, useState } from "react";
import { useLatePart } from "../frame/use-late-part";
import styles from "./drawer-button.module.css";

export interface DrawerProps {
  readonly user: SessionUser | null;
  readonly entries: readonly MenuEntry[];
  readonly downloadLink: string;
}

/** Below 1025 px everything the header has no room for. A press while the drawer is still coming opens it. */
export function DrawerButton(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, prepare, want } = useLatePart(() => import("./late-menus"));

  const handleClose = useCallback(() => setIsOpen(false), []);

  function handleOpen(): void {
    setIsOpen(true);
    want();
  }

  return (
    <>
      <IconButton
        icon={Menu}
        iconSize="l"
        label={shell.menu}
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={handleOpen}
      />
      {isOpen && part && <part.Drawer {...props} onClose={handleClose} />}
    </>
  );
}
