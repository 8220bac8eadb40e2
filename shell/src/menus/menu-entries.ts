import type { MenuEntry, MenuPlace } from "@mandi/shared/contract/release/area-manifest";
import type { ReleaseDocument } from "@mandi/shared/contract/release/release-document";
import type { Role } from "@mandi/shared/contract/role";

/**
 * The menu entries of one part of the shell for one role, from the data of all areas. An area that is down or disabled keeps
 * its entries: its page explains what is wrong.
 */
export function menuEntries(release: ReleaseDocument, place: MenuPlace, role: Role): MenuEntry[] {
  return Object.values(release.areas)
    .flatMap(({ menu }) => menu)
    .filter(({ places, roles, to }) => places.includes(place) && roles.includes(role) && isOwnPath(to))
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label, "en"));
}

/** `//elsewhere.example` starts with a slash too, but leaves the product. */
function isOwnPath(to: string): boolean {
  return /^\/(?![/\\])/.test(to);
}

/**
 * Splits entries where the drawer draws a line: between what is for logged-in people, what is offered to visitors and
 * buyers, and what is for everyone. Home always comes first.
 */
export function menuGroups(entries: readonly MenuEntry[]): MenuEntry[][] {
  const groups: MenuEntry[][] = [];
  let audienceBefore = "";
  for (const entry of entries) {
    const last = groups.at(-1);
    const audience = audienceOf(entry);
    if (last && (audience === audienceBefore || last.every(({ to }) => to === "/"))) last.push(entry);
    else groups.push([entry]);
    audienceBefore = audience;
  }
  return groups;
}

function audienceOf({ roles }: MenuEntry): "all" | "applicants" | "signed-in" {
  if (!roles.includes("visitor")) return "signed-in";
  return roles.includes("seller") ? "all" : "applicants";
}
