import type { Right } from "../../store/release-state";
import { type Identity, mayDoEverything } from "../../wire/identity";
import { sees } from "./sight";

/** What a command requires of its sender: a valid token, a right for each unit it names, or every right for all units. */
export type Need = "look" | "everything" | Right;

/** Why an identity may not run a command on these units, as a message that names the command; null when it may. */
export function missingFor(identity: Identity, command: string, need: Need, units: readonly string[]): string | null {
  const { who, areas, rights: given } = identity;
  if (need === "everything") {
    if (mayDoEverything(identity)) return null;
    return `${who} may not ${command}: it requires a token for all areas with every right`;
  }
  if (need !== "look" && !given.includes(need))
    return `${who} may not ${command}: it requires the right to ${need}, and this token ${given.length === 0 ? "only reads" : `may ${given.join(", ")}`}`;
  const foreign = units.filter((unit) => !sees(areas, unit));
  if (foreign.length === 0) return null;
  return `${who} may not ${command} ${foreign.join(", ")}: this token is for ${areas.join(", ")}`;
}
