/**
 * Whether Back leads to this address, in this document. Another entry of it on top would make the first Back after a login do
 * nothing. Browsers without the Navigation API cannot tell.
 */
export function isPreviousPage(address: string): boolean {
  const { navigation } = window;
  const at = navigation?.currentEntry?.index ?? 0;
  const previous = at > 0 ? navigation.entries()[at - 1] : undefined;
  return previous?.sameDocument === true && previous.url === new URL(address, location.origin).href;
}
