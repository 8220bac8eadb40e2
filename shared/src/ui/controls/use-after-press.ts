import { useState, useSyncExternalStore } from "react";
import { isPressed, mayPressAgain, watchPress } from "../../browser/pointer-press";

/**
 * A value that moves what is below it. A change that comes while a button of the mouse or a finger is down is shown after the
 * click: leaving a field must not move the button that is being pressed.
 */
export function useAfterPress<Value>(value: Value): Value {
  return useHeld(value, isPressed);
}

interface Message {
  readonly text: string | null | undefined;
  /** Its room is not free yet: it is in the page for assistive technology, and takes none. */
  readonly isWaiting: boolean;
}

/**
 * A message that moves what is below it, such as one under a field or above a button. It appears, changes and goes only when a
 * press is over and can no longer become a double click: the second press must find the button where the first did. A new one
 * is announced at once.
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
