import type { Example, MakeExamples } from "@mandi/shared/area/define-examples";
import type { EmulatorSession } from "./emulator-session";
import type { EmulatedPerson } from "./people";

export type EmulatedExamples = {
  /** The shell's examples: without them no page would open, so they are answered in every response mode. */
  readonly shell: MakeExamples;
  /** The examples of the areas from source, in order; the first that matches a call answers. */
  readonly areas: MakeExamples;
};

/** The world of one person: its examples reflect what they have changed. */
export type World = { readonly [Part in keyof EmulatedExamples]: readonly Example[] };

/** A world for each person, and another one with empty data; created on first use. */
export function openWorlds({ shell, areas }: EmulatedExamples) {
  const worlds = new Map<string, World>();
  return {
    of({ person, responseMode }: EmulatorSession): World {
      const isEmpty = person.isNew || responseMode === "empty";
      const key = `${person.name} ${isEmpty ? "empty" : "full"}`;
      const known = worlds.get(key);
      if (known) return known;
      const world = {
        user: person.user,
        rows: <Row>(rows: readonly Row[]): Row[] => (isEmpty ? [] : [...rows]),
      };
      const made = { shell: shell(world), areas: areas(world) };
      worlds.set(key, made);
      return made;
    },
    forget({ name }: EmulatedPerson): void {
      for (const key of worlds.keys()) if (key.startsWith(`${name} `)) worlds.delete(key);
    },
  };
}
