/** Replaces axios's `fetch` adapter with none. */
export function getFetch() {
  return null;
}
