import { poll } from "@mandi/shared/query/poll";
import { restoreSession } from "@mandi/shared/session";

/** Nobody tells the page when its cookies run out, or when another browser window on the machine has removed them. */
const looksAgainMs = 15_000;

/** While the page lies in the browser's memory: what it showed must not be seen before it is known whose it is now. */
const putAwayClass = "put-away";

/**
 * Keeps the tab's session that of its cookies: while it is seen, when it is seen again, and when Back brings the whole page
 * from memory, which then still shows what it showed when it was left.
 *
 * @returns what ends it
 */
export function watchSession(page = document.documentElement): () => void {
  function handleLeave({ persisted }: PageTransitionEvent): void {
    if (persisted) page.classList.add(putAwayClass);
  }
  function handleReturn({ persisted }: PageTransitionEvent): void {
    if (persisted) restoreSession();
    page.classList.remove(putAwayClass);
  }

  const stopLooking = poll(looksAgainMs, async () => restoreSession());
  window.addEventListener("pagehide", handleLeave);
  window.addEventListener("pageshow", handleReturn);
  return () => {
    stopLooking();
    window.removeEventListener("pagehide", handleLeave);
    window.removeEventListener("pageshow", handleReturn);
  };
}
