/** There are no versions to inspect. */
export function Diagnostics() {
  return null;
}
