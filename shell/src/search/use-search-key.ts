import { useEffect } from "react";

/** Calls when `/` or Ctrl+K is pressed where that means the search; `goThere` must stay the same function. */
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
  if (event.defaultPrevented || document.querySelector("dialog[open], [aria-modal='true']")) return false;
  const isCommand = event.ctrlKey || event.metaKey;
  if (isCommand) return event.key.toLowerCase() === "k" && !event.altKey && !event.shiftKey;
  return event.key === "/" && !event.altKey && !isEditable(event.target);
}

/** Where a slash is a slash. */
function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}
