/** The price below the one of this form, chosen whole, so that a list is priced without the mouse; the last one stays. */
export function focusNextPrice(form: HTMLFormElement): void {
  const forms = [...form.ownerDocument.querySelectorAll<HTMLFormElement>("form[data-row-price]")];
  const next = forms[forms.indexOf(form) + 1]?.querySelector("input");
  next?.focus();
  next?.select();
}
