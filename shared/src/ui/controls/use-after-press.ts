import { useState, useSyncExternalStore } from "react";
import { isPressed, mayPressAgain, watchPress } from "../../browser/pointer-press";

/**
 * A value that moves what is below it. A change that comes while a button of the mouse or a finger is down is shown after the
 * click: leaving a field must not move the button that is being pressed.
 */
export function useAfterPress<Value>(value: Value): Value {
  return useHeld(value, isPressed);
}

/**
 * A message that moves what is below it, such as one under a field or above a button. It comes after the click; and one that
 * stands neither goes nor changes while a double click is possible: its second press must find the button where the first did.
 */
export function useMessageAfterPress<Text extends string | null | undefined>(text: Text): Text {
  return useHeld(text, (shown) => (shown ? mayPressAgain() : isPressed()));
}

function useHeld<Value>(value: Value, mustStay: (shown: Value) => boolean): Value {
  const [shown, setShown] = useState(value);
  const isHeld = useSyncExternalStore(watchPress, () => shown !== value && mustStay(shown));
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}
