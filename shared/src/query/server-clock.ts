/** The server's clock minus this device's, according to the answers. */
let offsetMs: number | null = null;

/** A smaller difference comes from a slower transit; a larger one means that a clock was set. */
const jitterMs = 1_000;

/**
 * Sets the server's clock from an answer. Call this as soon as the answer arrives: later its time is stale. The device's own clock may
 * be wrong by hours. Among answers that nearly agree, the one with the shortest transit counts, so that seconds do not jump.
 */
export function syncServerClock<Answer extends { readonly server_time: string }>(answer: Answer): Answer {
  const offset = Date.parse(answer.server_time) - Date.now();
  if (offsetMs === null || offset > offsetMs || offsetMs - offset > jitterMs) offsetMs = offset;
  return answer;
}

/** The time of the server, in ms. */
export function serverNow(): number {
  return Date.now() + (offsetMs ?? 0);
}
