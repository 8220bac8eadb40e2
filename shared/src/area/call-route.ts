/** A call of the API by its method and its path below /api: `GET /view-market-news/:slug`. */
export type CallRoute = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

/**
 * The decoded values of a route's `:names` when a call (`GET /view-market-news/raipur-ingot-holds`) matches the route;
 * null when it does not.
 */
export function matchCall(route: CallRoute, call: string): Readonly<Record<string, string>> | null {
  const wanted = route.split("/");
  const given = call.split("/");
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const text = given[index] ?? "";
    if (part.startsWith(":") && text !== "") params[part.slice(1)] = decodeURIComponent(text);
    else if (part !== text) return null;
  }
  return params;
}
