import { useEffect } from "react";

let locks = 0;

/**
 * Keeps the page behind a dialog still. Radix would do it with a style element, which the content policy forbids;
 * a property set through the object model is allowed. Two dialogs at once share one lock.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    const { style } = document.documentElement;
    locks += 1;
    style.overflow = "hidden";
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = "";
    };
  }, [isLocked]);
}
