/** There is no host and no area to show. */
export function showToFederationTools(): void {
  // Nothing to show.
}
