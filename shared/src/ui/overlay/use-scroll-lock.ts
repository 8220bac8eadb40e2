import { useEffect } from "react";

/**
 * Locks the scrolling of the page behind a dialog. Radix would do it with a style element, which the content policy
 * forbids; a property set through the object model is allowed. The counter is on the element and not in this module,
 * because shell and areas may each have a copy of it.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    changeLocks(1);
    return () => changeLocks(-1);
  }, [isLocked]);
}

function changeLocks(by: 1 | -1): void {
  const page = document.documentElement;
  const locks = Number(page.dataset["scrollLocks"] ?? 0) + by;
  if (locks <= 0) {
    delete page.dataset["scrollLocks"];
    page.style.overflow = "";
    document.body.style.paddingRight = "";
    return;
  }
  page.dataset["scrollLocks"] = String(locks);
  if (locks > 1 || by < 0) return;
  // Reserves the width of the scroll bar that disappears, or the page would jump sideways behind the dialog.
  const scrollBar = window.innerWidth - page.clientWidth;
  page.style.overflow = "hidden";
  document.body.style.paddingRight = `${scrollBar}px`;
}
