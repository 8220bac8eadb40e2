import { dayAfterQuarter, quarterOf, quarterOfText, quarterText } from "./quarter";

it.each([
  ["2026-04-01T00:00:00+05:30", "2026-27 Q1"],
  ["2026-06-30T23:59:00+05:30", "2026-27 Q1"],
  ["2026-07-01T00:00:00+05:30", "2026-27 Q2"],
  ["2026-12-31T23:59:00+05:30", "2026-27 Q3"],
  ["2027-01-01T00:00:00+05:30", "2026-27 Q4"],
  ["2027-03-31T23:59:00+05:30", "2026-27 Q4"],
])("counts %s to %s", (at, quarter) => {
  expect(quarterText(quarterOf(new Date(at)))).toBe(quarter);
  expect(quarterOfText(quarter)).toEqual(quarterOf(new Date(at)));
});

it("works out the day on which the certificate of a quarter is due", () => {
  expect(dayAfterQuarter({ year: "2627", quarter: 2 }, "11-15")).toBe("2026-11-15");
  expect(dayAfterQuarter({ year: "2627", quarter: 3 }, "02-15")).toBe("2027-02-15");
  expect(quarterOfText("2026-28 Q1")).toBeNull();
});
