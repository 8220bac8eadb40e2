import { paise } from "@mandi/shared/money/paise";
import { depositDueOn, lateInterest } from "./deposit.policy";

const terms = { day: 7, monthlyRate: 150 };
const march = { day: 30, monthlyRate: 150 };
const interest = (month: string, paidOn: string, law = terms) =>
  lateInterest(paise(1_000_000), { month, paidOn, terms: law });

it("tax of a month is due on the 7th of the next one, across the year's end too, and of March on 30 April", () => {
  expect(depositDueOn("2026-11", terms)).toBe("2026-12-07");
  expect(depositDueOn("2026-12", terms)).toBe("2027-01-07");
  expect(depositDueOn("2027-01", terms)).toBe("2027-02-07");
  expect(depositDueOn("2027-03", march)).toBe("2027-04-30");
});

it("tax due on a day that the next month does not have is due on its last day", () => {
  expect(depositDueOn("2027-01", { day: 30, monthlyRate: 150 })).toBe("2027-02-28");
  expect(depositDueOn("2028-01", { day: 30, monthlyRate: 150 })).toBe("2028-02-29");
  expect(interest("2027-01", "2027-02-28", { day: 29, monthlyRate: 150 })).toBe(0);
  expect(interest("2027-01", "2027-03-01", { day: 29, monthlyRate: 150 })).toBe(45_000);
});

it("a payment in time costs nothing", () => {
  expect(interest("2026-11", "2026-12-07")).toBe(0);
  expect(interest("2027-03", "2027-04-30", march)).toBe(0);
});

it("a late payment costs 1.5 percent for each month that was begun since the deduction", () => {
  expect(interest("2026-11", "2026-12-08")).toBe(30_000);
  expect(interest("2026-11", "2026-12-31")).toBe(30_000);
  expect(interest("2026-11", "2027-01-01")).toBe(45_000);
  expect(interest("2027-03", "2027-05-01", march)).toBe(45_000);
});

it("where nothing is owed, or too much was paid, there is no interest", () => {
  expect(lateInterest(paise(0), { month: "2026-04", paidOn: "2026-11-01", terms })).toBe(0);
  expect(lateInterest(paise(-500), { month: "2026-04", paidOn: "2026-11-01", terms })).toBe(0);
});
