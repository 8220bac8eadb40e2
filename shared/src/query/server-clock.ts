/** The server's clock minus this device's, as the answers have told. */
let offsetMs: number | null = null;

/** An answer whose way took longer by this much says something about the way, more than this about the clock. */
const jitterMs = 1_000;

/**
 * Sets the server's clock by an answer. To be called when the answer comes: later its time is old. The reader's own clock may
 * be wrong by hours. Of answers that nearly agree the one with the shortest way counts, so that seconds do not jump.
 */
export function syncServerClock<Answer extends { readonly server_time: string }>(answer: Answer): Answer {
  const heard = Date.parse(answer.server_time) - Date.now();
  if (offsetMs === null || heard > offsetMs || offsetMs - heard > jitterMs) offsetMs = heard;
  return answer;
}

/** The time of the server, in ms. */
export function serverNow(): number {
  return Date.now() + (offsetMs ?? 0);
}
