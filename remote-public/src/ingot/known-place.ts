import { HttpFailure } from "@mandi/shared/http";

/** Requests a place, and the first one instead where there are no prices for it any more, as after an old link. */
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

/** The place of an answer's figures: the requested one, or the first where the answer does not have it. */
export function placeOf(wanted: string | undefined, places: readonly string[]): string {
  return wanted !== undefined && places.includes(wanted) ? wanted : (places[0] ?? "");
}
