import { HttpFailure } from "@mandi/shared/http";

/** Asks for a place, and for the first one instead where nobody gives prices of it any more, as after an old link. */
export async function orFirstPlace<Answer>(
  location: string | undefined,
  ask: (location: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(location);
  } catch (error) {
    const isGone = location !== undefined && error instanceof HttpFailure && error.status === 404;
    if (!isGone) throw error;
    return ask(undefined);
  }
}

/** The place that an answer's figures are of: the wanted one, or the first where it has no such place. */
export function placeOf(wanted: string | undefined, places: readonly string[]): string {
  return wanted !== undefined && places.includes(wanted) ? wanted : (places[0] ?? "");
}
