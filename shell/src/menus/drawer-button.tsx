import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { Button } from "@mandi/shared/ui/controls/button";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Menu } from "lucide-react";
import { useCallback, useState } from "react";
import { PartMissing } from "../frame/part-missing";
import { useLatePart } from "../frame/use-late-part";
import styles from "./drawer-button.module.css";
import { useWaiting } from "./unread";
import { UnreadMark } from "./unread-count";

export interface DrawerProps {
  readonly user: SessionUser | null;
  readonly entries: readonly MenuEntry[];
  readonly downloadLink: string;
}

/** Below 1025 px, opens everything the header has no room for. A click while the drawer is still loading opens it later. */
export function DrawerButton(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, missing, prepare, want } = useLatePart(() => import("./late-menus"));
  const waiting = useWaiting(props.entries);

  const handleClose = useCallback(() => setIsOpen(false), []);

  function handleOpen(): void {
    setIsOpen(true);
    want();
  }

  return (
    <div className={styles.place}>
      <IconButton
        icon={Menu}
        iconSize="l"
        label={shell.menu}
        aria-description={waiting > 0 ? shell.waiting(waiting) : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={handleOpen}
      />
      {waiting > 0 && <UnreadMark count={waiting} isOnCorner />}
      {isOpen && part && <part.Drawer {...props} onClose={handleClose} />}
      {isOpen && missing && (
        <PartMissing missing={missing} at="below" onRetry={want}>
          <Button variant="quiet" size="s" onClick={handleClose}>
            {common.close}
          </Button>
        </PartMissing>
      )}
    </div>
  );
}
