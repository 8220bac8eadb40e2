/**
 * The price field below the one of this form, with its text selected, so that a list can be priced without a mouse; the
 * last one stays.
 */
export function focusNextPrice(form: HTMLFormElement): void {
  const forms = [...form.ownerDocument.querySelectorAll<HTMLFormElement>("form[data-row-price]")];
  const next = forms[forms.indexOf(form) + 1]?.querySelector("input");
  next?.focus();
  next?.select();
}
