import { mayPressAgain, watchPress } from "../browser/pointer-press";

/** Marks an element that is not a field but needs attention first, such as the link to add what can then be chosen. */
const invalid = '[aria-invalid="true"], fieldset[aria-describedby] input, [data-invalid]';

/**
 * Moves the focus to the first field with an error, in the order of the page, once the error is shown there; not when
 * the person is in another field by then, whose text would end up in this one. The page scrolls only when the press can
 * no longer become a double click: the second click must hit the same target as the first.
 *
 * @param from where the focus was when the form was sent, if that was before now
 */
export function focusFirstInvalid(form: HTMLElement | null | undefined, from = document.activeElement): void {
  requestAnimationFrame(() => {
    if (isInAnotherField(form, from)) return;
    const field = form?.querySelector<HTMLElement>(invalid);
    const mustStay = mayPressAgain();
    placed = field ?? placed;
    field?.focus({ preventScroll: mustStay });
    if (field && mustStay) scrollAfterPress(field);
  });
}

/** The field that it chose last: a part of a form may have chosen one just before the whole form does. */
let placed: Element | null = null;

function isInAnotherField(form: HTMLElement | null | undefined, from: Element | null): boolean {
  const now = document.activeElement;
  if (now === null || now === from || now === placed) return false;
  return now.matches("input, select, textarea") && form?.contains(now) === true;
}

function scrollAfterPress(field: HTMLElement): void {
  const stop = watchPress(() => {
    if (mayPressAgain()) return;
    stop();
    if (document.activeElement === field) field.scrollIntoView({ block: "center" });
  });
}
