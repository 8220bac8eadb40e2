import { mayPressAgain, watchPress } from "../browser/pointer-press";

/** Marks an element that is not a field but needs attention first, such as the link to add what can then be chosen. */
const invalid = '[aria-invalid="true"], fieldset[aria-describedby] input, [data-invalid]';

/**
 * Moves the focus to the first field with an error, in the order of the page, once the error is shown there. The page
 * scrolls only when the press can no longer become a double click: the second click must hit the same target as the
 * first.
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
