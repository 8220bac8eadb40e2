/** Errors belong to no area in particular. */
export function watchStrayErrors(): void {
  // Nothing to watch for.
}
