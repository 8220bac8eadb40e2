import { type RefObject, useEffect } from "react";

const firstField = "input:not(:disabled), select:not(:disabled)";

/** Focuses the first field of a form whose settings arrived after its dialog had opened, or the one that is wanted. */
export function useFirstFocus(form: RefObject<HTMLElement | null>, wanted: string = firstField): void {
  useEffect(() => {
    const field =
      form.current?.querySelector<HTMLElement>(wanted) ?? form.current?.querySelector<HTMLElement>(firstField);
    field?.focus();
  }, [form, wanted]);
}
