import { type ChangeEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { figuresBefore, groupFigure, placeAfterFigures, plainFigure } from "./grouped-figure";

type GroupedInput = {
  readonly value: string;
  readonly decimals: number;
  readonly onValue: (plain: string) => void;
};

/** Shows a plain figure grouped while it is typed, and keeps the caret between the same two digits. */
export function useGroupedInput({ value, decimals, onValue }: GroupedInput) {
  const input = useRef<HTMLInputElement>(null);
  const [caret, setCaret] = useState<{ readonly figures: number } | null>(null);
  const shown = groupFigure(value);

  // Each change sets a new object, so the caret is put back even when the figure stayed the same (a typed letter).
  useLayoutEffect(() => {
    const element = input.current;
    if (!caret || !element || element.ownerDocument.activeElement !== element) return;
    const place = placeAfterFigures(element.value, caret.figures);
    element.setSelectionRange(place, place);
  }, [caret]);

  function handleChange(event: ChangeEvent<HTMLInputElement>): void {
    const { value: typed, selectionStart } = event.target;
    const figures = figuresBefore(typed, selectionStart ?? typed.length);
    const plain = plainFigure(typed, decimals);
    // Zeros that fell away in front, or a nought put before a leading point, move every digit by as much.
    const shift = plain.length - figuresBefore(typed, typed.length);
    setCaret({ figures: Math.min(plain.length, figures + Math.max(shift, 0)) });
    onValue(plain);
  }

  // Deleting a comma would only bring it back: step over it to the digit that was meant.
  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const { selectionStart, selectionEnd, value: text } = event.currentTarget;
    if (selectionStart === null || selectionStart !== selectionEnd) return;
    if (event.key === "Backspace" && text.charAt(selectionStart - 1) === ",") {
      event.currentTarget.setSelectionRange(selectionStart - 1, selectionStart - 1);
    }
    if (event.key === "Delete" && text.charAt(selectionStart) === ",") {
      event.currentTarget.setSelectionRange(selectionStart + 1, selectionStart + 1);
    }
  }

  return { ref: input, value: shown, onChange: handleChange, onKeyDown: handleKeyDown };
}
