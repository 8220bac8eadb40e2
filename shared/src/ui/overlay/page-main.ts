/**
 * Where a menu opens: in the page's main part, because what lies outside every landmark is missed by the person who moves from
 * one landmark to the next.
 *
 * @returns null where there is no page around, as in a test of a part; the menu then opens at the end of the document
 */
export function pageMain(): HTMLElement | null {
  return document.querySelector("main");
}
