/** In place of axios's own way through `fetch`: there is none. */
export function getFetch() {
  return null;
}
