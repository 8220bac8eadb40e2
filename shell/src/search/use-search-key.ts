import { useEffect } from "react";

/**
 * Calls `goThere` when Ctrl+K, or `sign` alone, is pressed and meant for the search; pass the same function at every
 * render. An area whose search has a sign lets people switch it off (docs/decisions/0267-no-sign-alone.md).
 */
export function useSearchKey(goThere: () => void, sign?: string): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (!isSearchKey(event, sign)) return;
      event.preventDefault();
      goThere();
    }
    document.addEventListener("keydown", handleKey);
    return () => document.removeEventListener("keydown", handleKey);
  }, [goThere, sign]);
}

function isSearchKey(event: KeyboardEvent, sign: string | undefined): boolean {
  if (event.defaultPrevented || document.querySelector("dialog[open], [role$='dialog']")) return false;
  if (event.altKey) return false;
  if (event.ctrlKey || event.metaKey) return event.key.toLowerCase() === "k" && !event.shiftKey;
  return event.key === sign && !isEditable(event.target);
}

/** Whether a sign typed here is text. */
function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
