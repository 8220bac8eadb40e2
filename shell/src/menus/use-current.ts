import { matchPath, useLocation } from "react-router-dom";
import { useLiveRelease } from "../release/live-release";
import { placedRouteAt } from "../routing/route-access";

/** Whether a menu entry's page is open (`page`), or a page of its section, such as a quotation of the list. */
export function useCurrent(): (to: string) => "page" | "true" | undefined {
  const { pathname } = useLocation();
  const section = placedRouteAt(useLiveRelease(), pathname)?.route.section;
  return (to) => {
    if (matchPath({ path: to, end: true }, pathname)) return "page";
    if (section !== undefined) return to === section ? "true" : undefined;
    return to !== "/" && matchPath({ path: to, end: false }, pathname) ? "page" : undefined;
  };
}
