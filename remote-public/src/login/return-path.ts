import { deskPath, homePath, loginPath } from "@mandi/shared/contract/page-paths";
import type { Role } from "@mandi/shared/contract/role";

/** Where a login without a previous page leads: staff begin with their queue. */
const startPath = (role: Role): string => (role === "staff" ? deskPath : homePath);

/**
 * Where to go after the login: the page from which a guard sent the person away, else where this role starts. The
 * address comes from outside, so only a path of this product counts; whether the new session may open it is up to the
 * guard.
 */
export function returnPath(search: string, state: unknown, role: Role): string {
  return wantedPath(search, state) ?? startPath(role);
}

/** Whether a guard sent the person here from a page, to which the login leads back. */
export const leadsBack = (search: string, state: unknown): boolean => wantedPath(search, state) !== null;

function wantedPath(search: string, state: unknown): string | null {
  const wanted = new URLSearchParams(search).get("return") ?? pathInState(state);
  return wanted !== null && isOwnPage(wanted) ? wanted : null;
}

function pathInState(state: unknown): string | null {
  if (typeof state !== "object" || state === null || !("return" in state)) return null;
  return typeof state.return === "string" ? state.return : null;
}

function isOwnPage(wanted: string): boolean {
  // `//host`, `/\host` and a tab between the slashes all leave the product; browsers read them as another site.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(wanted)) return false;
  const { origin, pathname } = new URL(wanted, window.location.origin);
  return origin === window.location.origin && pathname !== loginPath;
}
