import { poll } from "@mandi/shared/query/poll";
import { restoreSession } from "@mandi/shared/session";

/** No event reaches the page when its cookies run out, or when another browser window on the machine has removed them. */
const looksAgainMs = 15_000;

/** While the page is in the browser's back-forward cache: what it showed must not be seen before it is known who is signed in. */
const putAwayClass = "put-away";

/**
 * Keeps the tab's session in step with its cookies: while it is visible, when it becomes visible again, and when Back restores the page
 * from memory, as it was when it was left.
 *
 * @returns a function that stops it
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
