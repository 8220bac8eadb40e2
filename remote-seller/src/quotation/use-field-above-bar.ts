import { useEffect } from "react";

/** A bar that comes up while a person types must not cover their field; nor one that a tap has just entered. */
export function useFieldAboveBar(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    lift();
    document.addEventListener("focusin", lift);
    return () => document.removeEventListener("focusin", lift);
  }, [isShown]);
}

/** The scroll padding of the page (base.css) leaves the height of the bar free. */
function lift(): void {
  const field = document.activeElement;
  if (field?.matches("input, textarea, select")) field.scrollIntoView({ block: "nearest" });
}
