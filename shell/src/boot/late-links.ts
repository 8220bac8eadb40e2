/**
 * Starts the page's deferred preloads (`data-late`): a browser opens six connections at once, and what a page can do without
 * for a moment would take one from the script that everything waits for.
 *
 * @param as only those of this kind; by default all that are left
 */
export function startLateLinks(as?: "fetch"): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[data-late]")) {
    if (as !== undefined && link.getAttribute("as") !== as) continue;
    link.removeAttribute("data-late");
    link.rel = "preload";
  }
}
