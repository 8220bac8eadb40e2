import { serverNow, syncServerClock } from "./server-clock";

const start = Date.parse("2026-11-21T04:00:00.000Z");
const hourMs = 3_600_000;

/** An answer from a server whose clock is this far ahead of the device's. */
function answerAhead(aheadMs: number): void {
  syncServerClock({ server_time: new Date(Date.now() + aheadMs).toISOString() });
}

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

it("reports the server's time on a device whose clock is an hour wrong", () => {
  answerAhead(-hourMs);
  jest.advanceTimersByTime(90_000);
  expect(serverNow()).toBe(start - hourMs + 90_000);
});

it("adjusts when the device's clock is set, and does not jump for an answer that was slow in transit", () => {
  answerAhead(0);
  answerAhead(-400);
  expect(serverNow()).toBe(start);
  answerAhead(-hourMs);
  expect(serverNow()).toBe(start - hourMs);
  answerAhead(-hourMs + 300);
  expect(serverNow()).toBe(start - hourMs + 300);
});
