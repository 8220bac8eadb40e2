import { serverNow, syncServerClock } from "./server-clock";

const start = Date.parse("2026-11-21T04:00:00.000Z");
const hourMs = 3_600_000;

/** An answer of a server that is so much ahead of the device when it comes. */
function hear(aheadMs: number): void {
  syncServerClock({ server_time: new Date(Date.now() + aheadMs).toISOString() });
}

beforeEach(() => jest.useFakeTimers({ now: start }));
afterEach(() => jest.useRealTimers());

it("tells the server's time on a device whose clock is an hour wrong", () => {
  hear(-hourMs);
  jest.advanceTimersByTime(90_000);
  expect(serverNow()).toBe(start - hourMs + 90_000);
});

it("follows when the device's clock is set, and does not jump for an answer that was slow on its way", () => {
  hear(0);
  hear(-400);
  expect(serverNow()).toBe(start);
  hear(-hourMs);
  expect(serverNow()).toBe(start - hourMs);
  hear(-hourMs + 300);
  expect(serverNow()).toBe(start - hourMs + 300);
});
