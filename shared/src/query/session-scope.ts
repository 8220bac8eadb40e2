import { sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";

/** Reset functions of everything that holds data of the session or waits for some. */
const resets = new Set<() => void>();
let leaveSession: (() => void) | null = null;

/**
 * Calls `reset` once when the session ends, here or in another tab. There is a session listener only while the set has
 * members: an area that is loaded a second time leaves none behind.
 */
export function resetWithSession(reset: () => void): void {
  resets.add(reset);
  leaveSession ??= sessionStore.subscribe((now, before) => {
    if (hasSessionEnded(now, before)) resetQueries();
  });
}

/** Unregisters `reset`, once there is nothing left for it to reset. */
export function leaveSessionScope(reset: () => void): void {
  resets.delete(reset);
  if (resets.size > 0) return;
  leaveSession?.();
  leaveSession = null;
}

/** Empties every query that holds data; queries on the screen are fetched again. */
export function resetQueries(): void {
  for (const reset of [...resets]) reset();
}
