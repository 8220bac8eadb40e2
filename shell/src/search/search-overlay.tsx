import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { SearchField } from "./search-field";
import styles from "./search-overlay.module.css";

interface SearchOverlayProps {
  readonly label: string;
  readonly onClose: () => void;
}

/**
 * The search in the whole window. A native modal dialog, opened in the click event itself, so that phones show the keyboard.
 */
export function SearchOverlay({ label, onClose }: SearchOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const openedAt = useRef(key);

  // A layout effect still runs within the click that opened it.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("input")?.focus();
  }, []);

  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);

  return (
    <dialog ref={dialog} className={styles.overlay} aria-label={label} onClose={onClose}>
      {/* biome-ignore lint/a11y/useSemanticElements: not every supported browser knows the search element */}
      <div role="search" className={styles.sheet}>
        <SearchField overlay={{ onLeave: onClose }} />
      </div>
    </dialog>
  );
}
