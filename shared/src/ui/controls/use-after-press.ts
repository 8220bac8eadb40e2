import { useState, useSyncExternalStore } from "react";
import { isPressed, mayPressAgain, watchPress } from "../../browser/pointer-press";

/**
 * Delays a value that moves what is below it. A change that comes while a mouse button or a finger is down is shown
 * after the click: leaving a field must not move the button that is being pressed.
 */
export function useAfterPress<Value>(value: Value): Value {
  return useHeld(value, isPressed);
}

interface Message {
  readonly text: string | null | undefined;
  /** It takes up no space yet: it is in the page for assistive technology only. */
  readonly isWaiting: boolean;
}

/**
 * A message that moves what is below it, such as one under a field or above a button. It appears, changes and
 * disappears only when a press is over and can no longer become a double click: the second press must hit the same
 * button as the first. A new one is announced at once.
 */
export function useMessageAfterPress(text: string | null | undefined): Message {
  const shown = useHeld(text, mayPressAgain);
  return { text: shown || text, isWaiting: !shown && Boolean(text) };
}

function useHeld<Value>(value: Value, mustStay: () => boolean): Value {
  const [shown, setShown] = useState(value);
  const isHeld = useSyncExternalStore(watchPress, () => shown !== value && mustStay());
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}
