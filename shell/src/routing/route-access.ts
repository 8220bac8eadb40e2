import { returnOf } from "@mandi/shared/contract/login-return";
import { homePath, loginBeforePath, loginPath } from "@mandi/shared/contract/page-paths";
import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Role } from "@mandi/shared/contract/role";
import { matchPath } from "react-router-dom";

/** A route of the live set and the area it belongs to. */
export interface PlacedRoute {
  readonly area: string;
  readonly route: AreaRoute;
}

/** All routes of the live set. Promotion ensures that no two of them clash. */
export function placedRoutes(release: ReleaseDocument): PlacedRoute[] {
  return Object.entries(release.areas).flatMap(([area, { routes }]) => routes.map((route) => ({ area, route })));
}

export function placedRouteAt(release: ReleaseDocument, pathname: string): PlacedRoute | undefined {
  return placedRoutes(release).find(({ route }) => matchPath(route.path, pathname) !== null);
}

/** Where someone who may not open a route is sent; null when they may (docs/domain.md#login). */
export function refusalOf(route: AreaRoute, role: Role, address: string): string | null {
  if (route.roles.includes(role)) return null;
  if (role === "visitor") return loginBeforePath(address);
  // Logged in already: the login leads where it would have led.
  return (route.path === loginPath ? returnOf(address) : null) ?? homePath;
}
