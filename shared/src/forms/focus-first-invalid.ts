import { mayPressAgain, watchPress } from "../browser/pointer-press";

/** Marks something that is not a field but has to be done first, such as the link to add what can then be chosen. */
const invalid = '[aria-invalid="true"], fieldset[aria-describedby] input, [data-invalid]';

/**
 * Moves the focus to the first field with an error, in the order of the page, once the error is marked there. The page scrolls
 * to it when no second press of a double click can follow any more: that one must find what the first did.
 */
export function focusFirstInvalid(form: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>(invalid);
    const mustStay = mayPressAgain();
    field?.focus({ preventScroll: mustStay });
    if (field && mustStay) scrollAfterPress(field);
  });
}

function scrollAfterPress(field: HTMLElement): void {
  const stop = watchPress(() => {
    if (mayPressAgain()) return;
    stop();
    if (document.activeElement === field) field.scrollIntoView({ block: "center" });
  });
}
