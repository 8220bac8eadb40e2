import { returnOf } from "@mandi/shared/contract/login-return";
import { deskPath, homePath, loginPath } from "@mandi/shared/contract/page-paths";
import type { Role } from "@mandi/shared/contract/role";

/** Where a login without a previous page leads: staff begin with their queue. */
const startPath = (role: Role): string => (role === "staff" ? deskPath : homePath);

const wantedPath = (search: string): string | null => returnOf(loginPath + search);

/** Where to go after the login: the page from which a guard sent the person away, else where this role starts. */
export function returnPath(search: string, role: Role): string {
  return wantedPath(search) ?? startPath(role);
}

/** Whether a guard sent the person here from a page, to which the login leads back. */
export const leadsBack = (search: string): boolean => wantedPath(search) !== null;
