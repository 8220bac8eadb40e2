import { matchCall } from "@mandi/shared/area/call-route";
import { openCalls } from "@mandi/shared/contract/open-calls";
import { escapeHtml } from "./escape";
import type { FoundRoute, Visitor } from "./page";

/**
 * Links with which the browser preloads the first data of a visitor's page along with its code, so that on a slow network
 * both arrive together. The page's first script starts them (`shell/src/boot/late-links.ts`): each call that starts with the
 * document would take one of the six connections that a browser opens from the code. Not for somebody who is logged in: their calls carry a token, which a link cannot, and the browser
 * would reuse the refused answer of the link.
 */
export function firstDataLinks(found: FoundRoute | null, pathname: string, { role }: Pick<Visitor, "role">): string[] {
  if (!found || role !== "visitor") return [];
  const { path, data } = found.route;
  const parts = pathname.split("/");
  const values = new Map(path.split("/").map((name, at) => [name, parts[at] ?? ""]));
  return data
    .map((address) => address.replace(/:\w+/g, (name) => values.get(name) ?? name))
    .filter((address) => !isOpenCall(address))
    .map((address) => `<link data-late as="fetch" href="/api${escapeHtml(address)}" crossorigin>`);
}

/** A link always sends this site's cookies, so it cannot preload a call that is made without them. */
function isOpenCall(address: string): boolean {
  const [path = ""] = address.split("?");
  return openCalls.some((call) => matchCall(call, `GET ${path}`) !== null);
}
