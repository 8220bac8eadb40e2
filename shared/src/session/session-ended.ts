import type { Session } from "./session";

/**
 * Whether this change ends a person's session: they are logged out, or somebody else is logged in. A new token of the
 * same person or a change of their details does not end it.
 */
export function hasSessionEnded(now: Session, before: Session): boolean {
  return before.token !== null && now.token !== before.token && now.user?.phone !== before.user.phone;
}
