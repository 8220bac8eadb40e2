import { type Right, rights } from "../../store/release-state";
import type { Identity } from "./token";

/** What a command asks of those who send it: only to be known, a right for each unit it names, or every right for all. */
export type Need = "look" | "everything" | Right;

/** What an identity has not, in words; null when it may. */
export function missingFor(
  { who, areas, rights: given }: Identity,
  need: Need,
  units: readonly string[],
): string | null {
  if (need === "look") return null;
  const hasAll = areas.includes("all");
  if (need === "everything") {
    if (hasAll && rights.every((right) => given.includes(right))) return null;
    return `${who} may not do this: it takes a token for all areas with every right`;
  }
  if (!given.includes(need))
    return `${who} may not ${need}: this token ${given.length === 0 ? "only looks" : `may ${given.join(", ")}`}`;
  const foreign = units.filter((unit) => !hasAll && !areas.includes(unit));
  if (foreign.length === 0) return null;
  return `${who} may not ${need} ${foreign.join(", ")}: this token is for ${areas.join(", ")}`;
}
