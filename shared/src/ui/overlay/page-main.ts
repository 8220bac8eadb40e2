/**
 * Where a menu opens: in the page's main part, because people who navigate by landmarks miss anything outside them.
 * @returns null where there is no page, as in a test of a part; the menu then opens at the end of the document
 */
export function pageMain(): HTMLElement | null {
  return document.querySelector("main");
}
