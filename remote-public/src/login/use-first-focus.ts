import { type RefObject, useEffect } from "react";

/**
 * Moves the focus to the only field of a page. The page is built while the gate still hides it, and a hidden field
 * cannot take the focus: then it is tried again with each frame, until it works or the user has gone elsewhere.
 */
export function useFirstFocus(field: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let frame = 0;
    function tryFocus(): void {
      field.current?.focus();
      if (document.activeElement === document.body) frame = requestAnimationFrame(tryFocus);
    }
    tryFocus();
    return () => cancelAnimationFrame(frame);
  }, [field]);
}
