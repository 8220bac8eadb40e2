import { formatEntered } from "./entered";

const now = Date.parse("2026-11-27T15:00:00+05:30");

it.each([
  ["how long ago, within the hour", "2026-11-27T14:22:00+05:30", "38 min ago"],
  ["the time of an earlier hour of today", "2026-11-27T09:40:00+05:30", "9:40 am"],
  ["the day of an earlier price", "2026-11-26T23:59:00+05:30", "26\u00a0Nov"],
])("says %s", (_, moment, text) => {
  expect(formatEntered(moment, now)).toBe(text);
});
