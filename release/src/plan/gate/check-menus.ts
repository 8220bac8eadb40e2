import type { AreaManifest, MenuEntry } from "@mandi/shared/contract/release/area-manifest";
import type { ComposedSet } from "../set/composed-set";
import { patternOf } from "../set/route-pattern";
import { servedSets } from "../set/served-sets";
import type { Objection } from "./check-set";

/** Menu entries that the same person would see twice, or that lead to a page that no area of the set has. */
export function checkMenus(set: ComposedSet): Objection[] {
  const found = servedSets(set).flatMap(({ areas }) => [...twins(areas), ...deadLinks(areas)]);
  return [...new Map(found.map((objection) => [`${objection.unit} ${objection.reason}`, objection])).values()];
}

function twins(areas: readonly AreaManifest[]): Objection[] {
  const owners = new Map<string, string>();
  return areas.flatMap(({ name, menu }) =>
    menu.flatMap((entry) => {
      const seats = seatsOf(entry);
      const taken = seats.find((seat) => owners.has(seat));
      for (const seat of seats) owners.set(seat, owners.get(seat) ?? name);
      if (taken === undefined) return [];
      const reason = `menu entry "${entry.label}" is already at ${entry.order} of the same menu, by ${owners.get(taken)}`;
      return [{ unit: name, reason }];
    }),
  );
}

/** Where and for whom an entry is shown: entries for different roles never clash. */
function seatsOf({ places, roles, order, label }: MenuEntry): string[] {
  return places.flatMap((place) => roles.map((role) => [place, role, order, label.toLowerCase()].join(" ")));
}

function deadLinks(areas: readonly AreaManifest[]): Objection[] {
  const patterns = areas.flatMap(({ routes }) => routes.map(({ path }) => patternOf(path)));
  return areas.flatMap(({ name, menu }) =>
    menu
      .filter(({ to }) => !patterns.some((pattern) => pattern.test(to.replace(/[?#].*/s, ""))))
      .map(({ label, to }) => ({ unit: name, reason: `menu entry "${label}" leads to ${to}, which no area has` })),
  );
}
