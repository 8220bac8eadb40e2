import { emptyState, type Revision } from "../store/release-state";
import { PointerMoved } from "../store/release-store";
import type { Author } from "./steps/step";

/** Two people may move different units at once; after this many lost races something else is wrong. */
const maxTries = 60;

/** The revision after this one, with the same set. The store adds its date and signature. */
export function nextRevision(before: Revision | null, action: string, { who, why }: Author, now: Date): Revision {
  const { expiresAt: _, signature: __, ...same } = before ?? { revision: 0, live: emptyState };
  return { ...same, revision: same.revision + 1, at: now.toISOString(), who, why, action };
}

/** Reads, decides and writes, starting again whenever someone else was first. @throws PointerMoved after too many tries */
export async function untilWritten(attempt: () => Promise<Revision>): Promise<Revision> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof PointerMoved)) throw error;
    }
  }
  throw new PointerMoved(`The pointer moved ${maxTries} times in the meantime; nothing was written`);
}
