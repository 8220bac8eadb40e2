/**
 * The page to which a login at this address leads (`loginBeforePath`); null without one. The address comes from outside, so
 * only a path counts that every browser and router reads as a page of this product: no `//host`, `/\host` or `/..//host`, and not
 * the login itself. Whether the person may open it is up to the guard.
 */
export function returnOf(address: string): string | null {
  const wanted = new URL(address, "http://localhost").searchParams.get("return") ?? "";
  return /^(?!.*\/\/|\/login\b)\/[!-[\]-~]*$/.test(wanted) ? wanted : null;
}
