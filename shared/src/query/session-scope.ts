import { sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";

/** Resets of everything that holds data of the session, or waits for some. */
const resets = new Set<() => void>();
let leaveSession: (() => void) | null = null;

/**
 * Calls `reset` once, at the moment the session ends, here or in another tab. It listens to the session only
 * while the set has members: an area that is loaded a second time leaves no listener behind.
 */
export function resetWithSession(reset: () => void): void {
  resets.add(reset);
  leaveSession ??= sessionStore.subscribe((now, before) => {
    if (hasSessionEnded(now, before)) resetQueries();
  });
}

/** The counterpart: nothing is held any more. */
export function leaveSessionScope(reset: () => void): void {
  resets.delete(reset);
  if (resets.size > 0) return;
  leaveSession?.();
  leaveSession = null;
}

/** Empties every query that holds something; what is on the screen is fetched again. */
export function resetQueries(): void {
  for (const reset of [...resets]) reset();
}
