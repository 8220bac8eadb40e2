/**
 * Starts the page's deferred preloads (`data-late`): a browser opens six connections at once, and what a page can do without
 * for a moment would take one from the script that everything waits for.
 */
export function startLateLinks(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-late]")) link.rel = "preload";
}
