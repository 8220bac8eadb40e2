import { lastNoteDay } from "./last-note-day.policy";

it.each([
  ["2026-04-01", "2027-11-30"],
  ["2026-11-20", "2027-11-30"],
  ["2027-03-31", "2027-11-30"],
  ["2027-04-01", "2028-11-30"],
])("a note on an invoice of %s can be made until %s", (day, last) => {
  expect(lastNoteDay(day, "11-30")).toBe(last);
});
