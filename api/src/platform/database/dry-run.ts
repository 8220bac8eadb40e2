import { Refusal } from "../errors";
import type { Db } from "./database";
import { inSavepoint } from "./transaction";

class Undone extends Error {}

/**
 * Runs `work` and rolls it back: returns the refusal that it would meet now, or null. The act itself is tried, so that no second
 * list of its rules can differ from it.
 */
export async function dryRun(tx: Db, work: () => Promise<unknown>): Promise<Refusal | null> {
  return await inSavepoint(tx, async () => {
    await work();
    throw new Undone();
  }).catch((error: unknown) => {
    if (error instanceof Undone) return null;
    return refusalIn(error);
  });
}

/** The refusal of an act by its own rules. @throws any other error: a fault, or a busy server */
export function refusalIn(error: unknown): Refusal {
  const isOfTheAct = error instanceof Refusal && error.status < 429 && error.code !== "in_flight";
  if (!isOfTheAct) throw error;
  return error;
}
