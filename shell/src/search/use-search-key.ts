import { useEffect } from "react";

/** Calls `goThere` when `/` or Ctrl+K is pressed and meant for the search; pass the same function at every render. */
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
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.key.toLowerCase() === "k" && !event.altKey && !event.shiftKey;
  return event.key === "/" && !event.altKey && !isEditable(event.target);
}

/** Whether a slash typed here is text. */
function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
