import { timeLateWords, timeLeftWords } from "./time-left";

const words = (until: string, now: string) => timeLateWords(Date.parse(until), Date.parse(now));

it.each([
  ["the whole day after", "2026-11-24T18:30:00Z", "2026-11-25T03:30:00Z", "1 day late"],
  ["on the fourth day after", "2026-11-24T18:30:00Z", "2026-11-28T03:30:00Z", "4 days late"],
  ["until the midnight that ends that day", "2026-11-24T18:30:00Z", "2026-11-28T18:29:59Z", "4 days late"],
  ["from that midnight on", "2026-11-24T18:30:00Z", "2026-11-28T18:30:00Z", "5 days late"],
])("counts what was due by a day late by the calendar in India, %s", (_when, until, now, late) => {
  expect(words(until, now)).toBe(late);
});

it("counts hours after a time of day, and days of the calendar once 24 hours have passed", () => {
  expect(words("2026-11-24T16:30:00Z", "2026-11-24T18:02:00Z")).toBe("1 h 32 min late");
  expect(words("2026-11-24T16:30:00Z", "2026-11-25T16:29:00Z")).toBe("23 h 59 min late");
  expect(words("2026-11-24T16:30:00Z", "2026-11-26T03:30:00Z")).toBe("2 days late");
});

it("names the time that is left in its two largest units", () => {
  expect(timeLeftWords(52 * 3_600_000)).toBe("2 d 4 h left");
  expect(timeLeftWords(30_000)).toBe("under 1 min left");
});
