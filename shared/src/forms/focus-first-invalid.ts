/** Moves the focus to the first field with an error, in the order of the page, once the error is marked there. */
export function focusFirstInvalid(form: HTMLElement | null | undefined): void {
  requestAnimationFrame(() =>
    form?.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input')?.focus(),
  );
}
