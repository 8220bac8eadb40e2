/** Errors belong to nobody in particular. */
export function watchStrayErrors(): void {
  // Nothing to watch for.
}
