import { type Clock, secondsAfter } from "../platform/clock";

export interface TestClock extends Clock {
  advance(seconds: number): void;
  set(at: Date): void;
}

/** A clock that moves only when a test moves it. */
export function createTestClock(start = new Date("2026-11-21T05:00:00.000Z")): TestClock {
  let now = start;
  return {
    now: () => now,
    advance: (seconds) => {
      now = secondsAfter(now, seconds);
    },
    set: (at) => {
      now = at;
    },
  };
}
