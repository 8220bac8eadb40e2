import type { Right } from "../../store/release-state";
import { type Identity, mayDoEverything } from "../../wire/identity";
import { sees } from "./sight";

/** What a command asks of those who send it: only to be known, a right for each unit it names, or every right for all. */
export type Need = "look" | "everything" | Right;

/** What an identity lacks for a command with these units, in words that name the command; null when it may. */
export function missingFor(identity: Identity, command: string, need: Need, units: readonly string[]): string | null {
  const { who, areas, rights: given } = identity;
  if (need === "everything") {
    if (mayDoEverything(identity)) return null;
    return `${who} may not ${command}: it takes a token for all areas with every right`;
  }
  if (need !== "look" && !given.includes(need))
    return `${who} may not ${command}: it takes the right to ${need}, and this token ${given.length === 0 ? "only looks" : `may ${given.join(", ")}`}`;
  const foreign = units.filter((unit) => !sees(areas, unit));
  if (foreign.length === 0) return null;
  return `${who} may not ${command} ${foreign.join(", ")}: this token is for ${areas.join(", ")}`;
}
