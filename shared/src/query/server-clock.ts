import { clockOffset, setClockOffset } from "../time/clock-offset";

/** A smaller difference comes from a slower transit; a larger one means that a clock was set. */
const jitterMs = 1_000;

/** Answers whose time has been read. An unchanged answer is returned again long after its time. */
const taken = new WeakSet<object>();

/**
 * Sets the server's clock from an answer. Call this as soon as the answer arrives: later its time is stale. The
 * device's own clock may be wrong by hours. Among answers that nearly agree, the one with the shortest transit wins, so
 * that seconds do not jump.
 */
export function syncServerClock<Answer extends { readonly server_time: string }>(answer: Answer): Answer {
  if (taken.has(answer)) return answer;
  taken.add(answer);
  const offset = Date.parse(answer.server_time) - Date.now();
  const known = clockOffset();
  if (known === null || offset > known || known - offset > jitterMs) setClockOffset(offset);
  return answer;
}

/** The time of the server, in ms. */
export function serverNow(): number {
  return Date.now() + (clockOffset() ?? 0);
}
