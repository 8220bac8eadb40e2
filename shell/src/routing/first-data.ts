import type { AreaRoute } from "@mandi/shared/contract/release/area-manifest";
import { http } from "@mandi/shared/http";
import { generatePath, matchPath } from "react-router-dom";

/** Starts the first calls of a page, so that they run in parallel with loading its code. */
export function prefetchFirstData(route: AreaRoute, pathname: string): void {
  const params = matchPath(route.path, pathname)?.params ?? {};
  for (const address of route.data) {
    const [path = "", query] = address.split("?");
    http.prefetch(generatePath(path, params) + (query ? `?${query}` : ""));
  }
}
