import { readMoment } from "./moments";

// 22 Nov 2026, 11:45 pm in India.
const now = new Date("2026-11-22T18:15:00Z");

it.each([
  ["18:30", "2026-11-22T13:00:00.000Z"],
  ["6:30 pm", "2026-11-22T13:00:00.000Z"],
  ["6pm", "2026-11-22T12:30:00.000Z"],
  ["12:05 am", "2026-11-21T18:35:00.000Z"],
  ["2026-11-23 09:00", "2026-11-23T03:30:00.000Z"],
  ["22 Nov 6:30 pm", "2026-11-22T13:00:00.000Z"],
  ["1 January 2027, 00:15 IST", "2026-12-31T18:45:00.000Z"],
  ["23/11/2026 18:30", "2026-11-23T13:00:00.000Z"],
  ["2026-11-23T13:00:00Z", "2026-11-23T13:00:00Z"],
])("reads %j as an Indian time", (text, moment) => {
  expect(readMoment("until", text, now)).toBe(moment);
});

it.each(["tomorrow", "6", "25:00", "18:75", "31 Feb 10:00", "13 pm", "22 Nov", "2026-13-01 10:00", ""])(
  "refuses %j and shows how to write a time",
  (text) => {
    expect(() => readMoment("until", text, now)).toThrow(
      '--until must be an Indian time, for example 18:30, "22 Nov 6:30 pm"',
    );
  },
);
