import type { AreaManifest } from "@mandi/shared/contract/release/area-manifest";
import { isReserved } from "../set/reserved-addresses";
import type { Objection } from "./check-set";

/** One segment of a route: a fixed word, or a parameter that matches any. */
const part = /^(?:[A-Za-z0-9._~-]+|:[A-Za-z]+)$/;

/**
 * Refuses routes that match addresses not belonging to their area: addresses of the web server, every address, or those of
 * another area's route, where the order of loading would decide. Within an area, the router prefers the more specific route.
 */
export function checkRoutes(areas: readonly AreaManifest[]): Objection[] {
  const known: { readonly owner: string; readonly path: string }[] = [];
  const objections: Objection[] = [];
  for (const { name, routes } of areas) {
    for (const { path } of routes) {
      const taken = known.find(({ owner, path: other }) => (owner === name ? isSame : doOverlap)(path, other));
      const reason = faultOf(path) ?? (taken && inWords(path, taken));
      if (reason) objections.push({ unit: name, reason });
      known.push({ owner: name, path });
    }
  }
  return objections;
}

function faultOf(path: string): string | null {
  if (path === "/") return null;
  const parts = partsOf(path);
  const [first = ""] = parts;
  if (!parts.every((one) => part.test(one)))
    return `route ${path} is not made of words and parameters, like /news-detail/:slug: no optional, empty or wildcard segments`;
  if (first.startsWith(":")) return `route ${path} would match addresses of every area: it has to begin with a word`;
  if (isReserved(first)) return `route ${path} is an address of the web server`;
  return null;
}

function inWords(path: string, taken: { readonly owner: string; readonly path: string }): string {
  if (isSame(path, taken.path)) return `route ${path} is already a route of ${taken.owner}`;
  return `route ${path} and ${taken.path} of ${taken.owner} match the same addresses`;
}

function isSame(left: string, right: string): boolean {
  const shapeOf = (path: string) => path.replace(/:[A-Za-z]+/g, ":").toLowerCase();
  return shapeOf(left) === shapeOf(right);
}

function doOverlap(left: string, right: string): boolean {
  const [some, others] = [partsOf(left), partsOf(right)];
  return some.length === others.length && some.every((one, index) => doMeet(one, others[index] ?? ""));
}

function doMeet(left: string, right: string): boolean {
  return left.startsWith(":") || right.startsWith(":") || left.toLowerCase() === right.toLowerCase();
}

const partsOf = (path: string) => path.slice(1).split("/");
