import { matchCall } from "@mandi/shared/area/call-route";
import { openCalls } from "@mandi/shared/contract/open-calls";
import { escapeHtml } from "./escape";
import type { FoundRoute, Visitor } from "./page";

/**
 * Links by which the browser asks for the first data of a stranger's page beside its code: on a weak network the answers are there
 * when the code is. Of somebody who is signed in the calls carry a token, which a link cannot, and the browser would take the link's
 * refusal for the answer.
 */
export function firstDataLinks(found: FoundRoute | null, pathname: string, { role }: Pick<Visitor, "role">): string[] {
  if (!found || role !== "visitor") return [];
  const { path, data } = found.route;
  const parts = pathname.split("/");
  const values = new Map(path.split("/").map((name, at) => [name, parts[at] ?? ""]));
  return data
    .map((address) => address.replace(/:\w+/g, (name) => values.get(name) ?? name))
    .filter((address) => !isOpenCall(address))
    .map((address) => `<link rel="preload" as="fetch" href="/api${escapeHtml(address)}" crossorigin>`);
}

/** A link always sends the cookies of this site, and so cannot stand for a call that goes out without them. */
function isOpenCall(address: string): boolean {
  const [path = ""] = address.split("?");
  return openCalls.some((call) => matchCall(call, `GET ${path}`) !== null);
}
