import { type RefObject, useEffect, useRef, useState } from "react";

/** After a refused submit the focus goes to the first field with an error, in the order of the page. */
export function useFirstInvalid(): { readonly form: RefObject<HTMLFormElement | null>; readonly refused: () => void } {
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    // The marks come with the render that the refused submit caused.
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  return { form, refused: () => setTries((before) => before + 1) };
}
