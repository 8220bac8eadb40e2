import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Search } from "lucide-react";
import { useCallback, useEffect, useRef, useState } from "react";
import styles from "./header-search.module.css";
import { SearchField } from "./search-field";
import { SearchOverlay } from "./search-overlay";

/** The search of the header: a box from 1025 px on, an overlay over the whole window below. `/` and Ctrl+K go there. */
export function HeaderSearch() {
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const closeOverlay = useCallback(() => setIsOverlayOpen(false), []);

  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      if (window.matchMedia("(min-width: 1025px)").matches) box.current?.querySelector("input")?.focus();
      else setIsOverlayOpen(true);
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, []);

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: not every supported browser knows the search element */}
      <div role="search" className={styles.wide} ref={box}>
        <SearchField />
      </div>
      <IconButton
        icon={Search}
        iconSize="l"
        label={common.search}
        className={styles.narrow}
        aria-haspopup="dialog"
        aria-expanded={isOverlayOpen}
        onClick={() => setIsOverlayOpen(true)}
      />
      {isOverlayOpen && <SearchOverlay label={shell.searchPlaceholder} onClose={closeOverlay} />}
    </>
  );
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open], [aria-modal='true']")) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.key.toLowerCase() === "k" && !event.altKey && !event.shiftKey;
  return event.key === "/" && !event.altKey && !isEditable(event.target);
}

/** Where a slash is a slash. */
function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
