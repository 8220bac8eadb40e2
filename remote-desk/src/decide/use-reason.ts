import { reasonField } from "@mandi/shared/contract/desk/field";
import { textProblem } from "@mandi/shared/contract/field-problem";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { useCallback, useRef, useState } from "react";

/** The reason that every act of the desk requires, and its error once an act is attempted. */
export function useReason() {
  const [text, setText] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const problem = textProblem(reasonField, text.trim());
  const clear = useCallback((): void => {
    setText("");
    setIsAsked(false);
  }, []);
  return {
    text: text.trim(),
    /** Shows what is missing at the field, and moves the focus there. @returns whether there is a reason */
    check: (): boolean => {
      setIsAsked(true);
      if (problem !== null) focusFirstInvalid(place.current);
      return problem === null;
    },
    /** The act is done: the next one has its own reason. */
    clear,
    field: { value: text, onText: setText, error: isAsked && problem !== null ? problem : undefined, place },
  };
}
