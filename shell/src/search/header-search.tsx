import { common } from "@mandi/shared/messages/common";
import { shell } from "@mandi/shared/messages/shell";
import { IconButton } from "@mandi/shared/ui/controls/icon-button";
import { Search } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import styles from "./header-search.module.css";
import { SearchField } from "./search-field";
import { SearchOverlay } from "./search-overlay";
import { useSearchKey } from "./use-search-key";

/** The search of the header: a box from 1025 px on, an overlay over the whole window below. Ctrl+K focuses it. */
export function HeaderSearch() {
  const [isOverlayOpen, setIsOverlayOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const closeOverlay = useCallback(() => setIsOverlayOpen(false), []);

  const goThere = useCallback(() => {
    if (window.matchMedia("(min-width: 1025px)").matches) box.current?.querySelector("input")?.focus();
    else setIsOverlayOpen(true);
  }, []);
  useSearchKey(goThere);

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
