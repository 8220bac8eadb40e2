/** There are no versions to look into. */
export function Diagnostics() {
  return null;
}
