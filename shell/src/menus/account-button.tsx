import type { MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import { shell } from "@mandi/shared/messages/shell";
import type { SessionUser } from "@mandi/shared/session/session-user";
import { Icon } from "@mandi/shared/ui/media/icon";
import { ChevronDown, CircleUserRound } from "lucide-react";
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useLocation } from "react-router-dom";
import { PartMissing } from "../frame/part-missing";
import { useLatePart } from "../frame/use-late-part";
import styles from "./account-button.module.css";
import { greetingName } from "./person";
import { useWaiting } from "./unread";
import { UnreadMark } from "./unread-count";

export interface AccountButtonProps {
  readonly user: SessionUser;
  readonly entries: readonly MenuEntry[];
}

/**
 * Greets by name and opens the role's menu. A disclosure of links, not an ARIA menu: links keep their own
 * meaning, such as opening in a new tab.
 */
export function AccountButton({ user, entries }: AccountButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { part, missing, prepare, want } = useLatePart(() => import("./late-menus"));
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const waiting = useWaiting(entries);

  const close = useCallback(() => setIsOpen(false), []);
  useClosedElsewhere(place, isOpen, close);

  function handleKey(event: KeyboardEvent): void {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault(); // The page below has keys of its own.
    close();
    button.current?.focus();
  }

  /** Closes when the focus moves elsewhere in the page, but not when it only leaves the window (null). */
  function handleBlur({ relatedTarget, currentTarget }: FocusEvent): void {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  }

  function handleClick(): void {
    setIsOpen(!isOpen);
    want();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles Escape and focus on behalf of the button and links inside
    <div className={styles.place} ref={place} onKeyDown={handleKey} onBlur={handleBlur}>
      <button
        type="button"
        ref={button}
        className={styles.button}
        aria-description={waiting > 0 ? shell.waiting(waiting) : undefined}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={handleClick}
      >
        <span className={styles.person}>
          <Icon of={CircleUserRound} />
          {waiting > 0 && <UnreadMark count={waiting} isOnCorner />}
        </span>
        <span className={styles.name}>{greetingName(user)}</span>
        <Icon of={ChevronDown} size="s" />
      </button>
      <div id={panelId}>
        {isOpen && part && <part.AccountPanel user={user} entries={entries} onClose={close} />}
        {isOpen && missing && <PartMissing missing={missing} at="below" onRetry={want} />}
      </div>
    </div>
  );
}

/** Closes the menu on each navigation and on a click outside it. */
function useClosedElsewhere(place: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes it, also the browser's own back
  useEffect(() => close(), [key, close]);

  useEffect(() => {
    if (!isOpen) return;
    function handlePress({ target }: PointerEvent): void {
      if (target instanceof Node && !place.current?.contains(target)) close();
    }
    document.addEventListener("pointerdown", handlePress);
    return () => document.removeEventListener("pointerdown", handlePress);
  }, [place, isOpen, close]);
}
