import { reasonField } from "@mandi/shared/contract/desk/field";
import { textProblem } from "@mandi/shared/contract/field-problem";
import { focusFirstInvalid } from "@mandi/shared/forms/focus-first-invalid";
import { useRef, useState } from "react";

/** The reason that every act of the desk asks for, and what is wrong with it once somebody wants to act. */
export function useReason() {
  const [text, setText] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const problem = textProblem(reasonField, text.trim());
  return {
    text: text.trim(),
    /** Says what is missing at the field, and goes there. @returns whether there is a reason */
    check: (): boolean => {
      setIsAsked(true);
      if (problem !== null) focusFirstInvalid(place.current);
      return problem === null;
    },
    /** What was done with it is done: the next act has its own. */
    clear: (): void => {
      setText("");
      setIsAsked(false);
    },
    field: { value: text, onText: setText, error: isAsked && problem !== null ? problem : undefined, place },
  };
}
