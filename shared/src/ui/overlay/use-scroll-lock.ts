import { useEffect } from "react";

/**
 * Keeps the page behind a dialog still. Radix would do it with a style element, which the content policy forbids;
 * a property set through the object model is allowed. The count stands on the element and not in this module, because
 * shell and areas may each carry a copy of it.
 */
export function useScrollLock(isLocked: boolean): void {
  useEffect(() => {
    if (!isLocked) return;
    changeLocks(1);
    return () => changeLocks(-1);
  }, [isLocked]);
}

function changeLocks(by: 1 | -1): void {
  const { dataset, style } = document.documentElement;
  const locks = Number(dataset["scrollLocks"] ?? 0) + by;
  if (locks > 0) {
    dataset["scrollLocks"] = String(locks);
    style.overflow = "hidden";
    return;
  }
  delete dataset["scrollLocks"];
  style.overflow = "";
}
