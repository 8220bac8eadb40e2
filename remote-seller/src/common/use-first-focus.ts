import { type RefObject, useEffect } from "react";

/** Focuses the first field of a form whose settings arrived after its dialog had opened. */
export function useFirstFocus(form: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    form.current?.querySelector<HTMLElement>("input:not(:disabled), select:not(:disabled)")?.focus();
  }, [form]);
}
