import type { Session } from "./session";

/**
 * Whether a person's session is over with this change: they are signed out, or somebody else is signed in. A new token of
 * the same person and a change of their data end nothing.
 */
export function hasSessionEnded(now: Session, before: Session): boolean {
  return before.token !== null && now.token !== before.token && now.user?.phone !== before.user.phone;
}
