import { type RefObject, useLayoutEffect, useRef } from "react";
import { keptFocus } from "../../browser/kept-focus";

/**
 * Keeps the place of somebody who removes rows of a list from within: the focus goes to the row that takes the removed one's
 * place, or to the last one. When nothing is left, `around` says where it goes; without it, the shell moves it to the heading.
 * @param count of the rows
 * @param target selector of what receives the focus, one in each row
 * @param around what receives it when no row is left
 */
export function useRemovedRow<Place extends HTMLElement>(
  count: number,
  target: string,
  around?: () => HTMLElement | null | undefined,
) {
  const place: RefObject<Place | null> = useRef<Place>(null);
  const removed = useRef<{ readonly at: number; readonly left: number } | null>(null);

  const latest = useRef(around);
  latest.current = around;

  useLayoutEffect(() => {
    if (removed.current?.left !== count) return;
    const { at } = removed.current;
    removed.current = null;
    const targets = place.current?.querySelectorAll<HTMLElement>(target) ?? [];
    const next = targets.length === 0 ? latest.current?.() : targets[Math.min(at, targets.length - 1)];
    if (hasLostFocus()) next?.focus({ preventScroll: true });
  }, [count, target]);

  /** Call it when the row at this place, counted from 0, is about to be removed; with 0 left, when all of them are. */
  const handleRemove = (at: number, left = count - 1): void => {
    removed.current = { at, left };
  };
  return { place, handleRemove };
}

function hasLostFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.hasAttribute(keptFocus) === true;
}
