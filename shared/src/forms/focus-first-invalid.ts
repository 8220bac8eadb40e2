/** Marks something that is not a field but has to be done first, such as the link to add what can then be chosen. */
const invalid = '[aria-invalid="true"], fieldset[aria-describedby] input, [data-invalid]';

/** Moves the focus to the first field with an error, in the order of the page, once the error is marked there. */
export function focusFirstInvalid(form: HTMLElement | null | undefined): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(invalid)?.focus());
}
