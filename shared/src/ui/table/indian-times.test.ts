import { inIndianTime } from "./indian-times";

it("writes moments as Indian time, also across midnight, and says so in the head of their column only", () => {
  const rows = [
    ["O2627000096", "2026-11-21T05:12:40.000Z", "2026-11-21", 12],
    ["O2627000097", "2026-11-20T18:45:00Z", "2026-11-20", 3],
    ["O2627000098", "", "2026-11-20", 3],
  ];
  expect(inIndianTime(["No.", "Reported", "Paid on", "Count"], rows)).toEqual([
    ["No.", "Reported (Indian time)", "Paid on", "Count"],
    ["O2627000096", "2026-11-21 10:42", "2026-11-21", 12],
    ["O2627000097", "2026-11-21 00:15", "2026-11-20", 3],
    ["O2627000098", "", "2026-11-20", 3],
  ]);
});
