import { partProblem } from "./part-problem";

const whole = { quantity: 30, today: "2026-11-21", neededBy: "2026-12-31" };
const parts = (...of: (readonly [day: string, quantity: number])[]) => of.map(([day, quantity]) => ({ day, quantity }));

it("accepts parts in order of time that add up to the requested quantity", () => {
  expect(partProblem(parts(["2026-11-21", 10], ["2026-12-31", 20]), whole)).toBeNull();
  expect(partProblem(parts(["2027-03-01", 30]), { ...whole, neededBy: null })).toBeNull();
});

it.each([
  [[3.3, 3.3, 3.4], 10],
  [[0.1, 0.2], 0.3],
  [[0.7, 0.1], 0.8],
])("accepts parts of %j MT for %d MT, which binary fractions miss", (amounts, quantity) => {
  const wished = amounts.map((amount, place) => ({ day: `2026-12-0${place + 1}`, quantity: amount }));

  expect(partProblem(wished, { ...whole, quantity })).toBeNull();
  expect(partProblem(wished, { ...whole, quantity: quantity + 1 })).toMatchObject({ field: "quantity" });
});

it.each([
  ["no day", parts(["", 10], ["2026-12-01", 20]), 0, "Please choose a day for each part"],
  ["a day in the past", parts(["2026-11-20", 30]), 0, "This day has passed. Please choose today or a later day"],
  [
    "the same day twice",
    parts(["2026-12-01", 10], ["2026-12-01", 20]),
    1,
    "Each part must be later than the one before it",
  ],
  [
    "a day after everything is needed",
    parts(["2026-12-01", 10], ["2027-01-01", 20]),
    1,
    "Everything is needed by 31 Dec 2026",
  ],
  ["too little", parts(["2026-12-01", 10], ["2026-12-02", 19]), 1, "The parts must add up to 30 MT; they are 29 MT"],
])("names the part with %s", (_what, wished, place, text) => {
  expect(partProblem(wished, whole)).toMatchObject({ place, text });
});
