/**
 * Gives a newly typed address its own key in the tab's history, before the router reads it. Without one, the router has a
 * single key for all of them, and would open it at the scroll position of another. A reload and Back keep the key.
 */
export function markOwnEntry(): void {
  const state: unknown = history.state;
  const kept = typeof state === "object" && state !== null ? state : {};
  if ("key" in kept) return;
  history.replaceState({ ...kept, key: Math.random().toString(36).slice(2, 10) }, "");
}
