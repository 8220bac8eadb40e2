import { paise, zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { roundHalfTax } from "@mandi/shared/money/rounding";
import { ageOf, interestOf } from "./ageing.policy";

const day = "2026-11-30";
const paper = (dueOn: string, total: number, named = 0) => ({
  dueOn,
  totalPaise: paise(total),
  namedPaise: paise(named),
});
/** What is open in each group: not due, up to 15, 30, 60, 90 days, and the rest. */
const ages = (openPaise: number, papers: readonly ReturnType<typeof paper>[]) =>
  ageOf([{ openPaise: paise(openPaise), papers }], day).map((group) => group.openPaise);

it.each([
  ["today, it is not due yet", "2026-11-30", [100, 0, 0, 0, 0, 0]],
  ["yesterday", "2026-11-29", [0, 100, 0, 0, 0, 0]],
  ["15 days ago", "2026-11-15", [0, 100, 0, 0, 0, 0]],
  ["16 days ago", "2026-11-14", [0, 0, 100, 0, 0, 0]],
  ["60 days ago", "2026-10-01", [0, 0, 0, 100, 0, 0]],
  ["90 days ago", "2026-09-01", [0, 0, 0, 0, 100, 0]],
  ["91 days ago", "2026-08-31", [0, 0, 0, 0, 0, 100]],
])("puts what fell due %s into its group", (_what, dueOn, groups) => {
  expect(ages(100, [paper(dueOn, 100)])).toEqual(groups);
});

it("uses payments for what was due first, and counts what no document asks for as not due", () => {
  const papers = [paper("2026-09-15", 300), paper("2026-11-20", 200)];

  expect(ages(250, papers)).toEqual([0, 200, 0, 0, 50, 0]);
  expect(ages(600, papers)).toEqual([100, 200, 0, 0, 300, 0]);
});

it("uses a payment that names a document for that one, and what exceeds it for what was due first", () => {
  const papers = [paper("2026-09-15", 300), paper("2026-11-20", 200, 200)];

  expect(ages(300, papers)).toEqual([0, 0, 0, 0, 300, 0]);
  expect(ages(250, [paper("2026-09-15", 300), paper("2026-11-20", 200, 250)])).toEqual([0, 0, 0, 0, 250, 0]);
});

it("leaves out an advance, for which nothing is open", () => {
  expect(ages(-500, [paper("2026-11-20", 200)])).toEqual(Array(6).fill(zeroPaise));
});

it("charges 26,179.59 on 22 November for 12,34,567 that was due on 10 October, at 18 percent, and 2 x 2,356.16 of GST", () => {
  const open = { openPaise: paise(123_456_700), papers: [paper("2026-10-10", 123_456_700)] };
  const interest = interestOf([open], "2026-11-22", basisPoints(1_800));

  expect(interest).toBe(2_617_959);
  expect(roundHalfTax(interest, basisPoints(1_800))).toBe(235_616);
});

it("charges no interest on the due day, on an advance, or on what no document asks for", () => {
  const yearly = basisPoints(1_800);
  const dueToday = { openPaise: paise(500), papers: [paper(day, 200)] };

  expect(interestOf([dueToday], day, yearly)).toBe(0);
  expect(interestOf([{ openPaise: paise(-500), papers: [paper("2026-01-01", 200)] }], day, yearly)).toBe(0);
  expect(interestOf([{ openPaise: paise(500), papers: [] }], day, yearly)).toBe(0);
});
