import { poll } from "@mandi/shared/query/poll";
import { restoreSession } from "@mandi/shared/session";

/** The page gets no event when its cookies expire or another browser window removes them. */
const looksAgainMs = 15_000;

/** Set while the page is in the back-forward cache: its content must not be seen before it is known who is logged in. */
const putAwayClass = "put-away";

/**
 * Keeps the tab's session in step with its cookies: while it is visible, when it becomes visible again, and when Back
 * restores the page from memory.
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
