import { useEffect } from "react";

/**
 * Calls `goThere` when Ctrl+K is pressed and meant for the search; pass the same function at every render. Here no
 * character alone is a shortcut (docs/decisions/0267-no-sign-alone.md).
 */
export function useSearchKey(goThere: () => void): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      goThere();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [goThere]);
}

function isSearchKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open], [role$='dialog']")) return false;
  return (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k" && !event.altKey && !event.shiftKey;
}
