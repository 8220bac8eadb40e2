import { useState, useSyncExternalStore } from "react";
import { isPressed, watchPress } from "../../browser/pointer-press";

/**
 * A value that moves what is below it, such as a message under a field. A change that comes while a button of the mouse or a
 * finger is down is shown after the click: leaving a field must not move the button that is being pressed.
 */
export function useAfterPress<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const isHeld = useSyncExternalStore(watchPress, () => shown !== value && isPressed());
  if (!isHeld && shown !== value) setShown(value);
  return isHeld ? shown : value;
}
