import { madeProblem } from "./made-check";

/** The road is 312 km, the vehicle was entered on 20 Nov at 18:30. */
const madeAt = new Date("2026-11-20T18:30:00+05:30");
const kilometres = 312;

it.each([
  ["goods of normal size, 200 km a day", 200, "2026-11-22T23:59:00+05:30", "2026-11-23T23:59:00+05:30"],
  ["over-dimensional goods, 20 km a day", 20, "2026-12-06T23:59:00+05:30", "2026-12-07T23:59:00+05:30"],
])(
  "an e-way bill for 312 km is valid to the end of its last day and no day longer: %s",
  (_, kilometresADay, last, tooLate) => {
    const problem = (until: string) =>
      madeProblem({ number: "331100010001", madeAt, validUntil: new Date(until) }, kilometres, kilometresADay);

    expect(problem(last)).toBeNull();
    expect(problem(tooLate)).toBe("The e-way bill would be valid for too long.");
  },
);

it("an e-way bill without a day, with a day before it was made or with another number than 12 digits is not believed", () => {
  const made = { number: "331100010001", madeAt, validUntil: new Date("2026-11-22T23:59:00+05:30") };

  expect(madeProblem(made, kilometres, 200)).toBeNull();
  expect(madeProblem({ ...made, validUntil: null }, kilometres, 200)).toBe(
    "The portal has not said until when the e-way bill is valid.",
  );
  expect(madeProblem({ ...made, validUntil: madeAt }, kilometres, 200)).toBe(
    "The e-way bill would end before it was made.",
  );
  expect(madeProblem({ ...made, number: "3311" }, kilometres, 200)).toBe(
    '"3311" is no number of an e-way bill: it has 12 digits.',
  );
});
