import {
  type ChangeEvent,
  type KeyboardEvent,
  type KeyboardEventHandler,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { editedFigure, figuresBefore, groupFigure, isPlain, placeAfterFigures } from "./grouped-figure";

type GroupedInput = {
  readonly value: string;
  readonly onValue: (value: string) => void;
  /** The page's reaction to a key, in addition to the field's. */
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined;
};

/** Shows a plain figure grouped while it is typed, and keeps the caret between the same two digits. */
export function useGroupedInput({ value, onValue, onKeyDown }: GroupedInput) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly figures: number } | null>(null);
  const shown = groupFigure(value);

  // Each change sets a new object, so the caret is restored even when the figure stayed the same (a redundant zero).
  useLayoutEffect(() => {
    const element = input.current;
    if (!caret || !element || element.ownerDocument.activeElement !== element) return;
    const place = placeAfterFigures(element.value, caret.figures);
    element.setSelectionRange(place, place);
  }, [caret]);

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
    const { value: after, selectionStart } = target;
    const next = editedFigure(value, { before: shown, after, inserted: insertedBy(nativeEvent) });
    setCaret(isPlain(next) ? { figures: figuresLeft(after, selectionStart ?? after.length, next) } : null);
    onValue(next);
  }

  // Deleting a comma that the field inserted would only bring it back: delete the digit before it instead.
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    onKeyDown?.(event);
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    if (!isPlain(value) || selectionStart === null || selectionStart !== selectionEnd) return;
    if (event.key === "Backspace" && text.charAt(selectionStart - 1) === ",") {
      event.currentTarget.setSelectionRange(selectionStart - 1, selectionStart - 1);
    }
    if (event.key === "Delete" && text.charAt(selectionStart) === ",") {
      event.currentTarget.setSelectionRange(selectionStart + 1, selectionStart + 1);
    }
  }

  return { ref: input, value: shown, onChange: handleChange, onKeyDown: handleKeyDown };
}

function insertedBy(event: Event): string | null {
  if (!(event instanceof InputEvent)) return null;
  return event.inputType.startsWith("delete") ? "" : event.data;
}

/** Dropped leading zeros, or a zero put before a leading point, shift every digit by as much. */
function figuresLeft(after: string, place: number, next: string): number {
  const shift = next.length - figuresBefore(after, after.length);
  return Math.min(next.length, figuresBefore(after, place) + Math.max(shift, 0));
}
