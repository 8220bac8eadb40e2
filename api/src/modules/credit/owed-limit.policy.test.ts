import { owedLimitOf } from "./owed-limit.policy";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const row = (scope: string, value: number, day: number) => ({ scope, value: String(value), added_at: at(day) });
const had = (pan: string, day: number) => ({ pan, since: at(day) });

it("takes the general limit of a buyer without a row of their own, and none where there is none", () => {
  expect(owedLimitOf([row("", 10, 1)], [had("A", 2)])).toBe(10);
  expect(owedLimitOf([], [had("A", 2)])).toBeUndefined();
});

it("takes the newest row for a PAN that they had when it was added, also above the general limit", () => {
  const rows = [row("", 10, 1), row("A", 5, 3), row("B", 90, 4)];
  expect(owedLimitOf(rows, [had("A", 2), had("B", 4)])).toBe(90);
});

it("lets the row of a PAN that they took later lower the limit only", () => {
  const pans = [had("A", 2), had("B", 5), had("C", 5)];
  expect(owedLimitOf([row("A", 20, 3), row("B", 90, 4)], pans)).toBe(20);
  expect(owedLimitOf([row("A", 20, 3), row("B", 90, 4), row("C", 7, 4)], pans)).toBe(7);
  expect(owedLimitOf([row("B", 90, 4)], pans)).toBe(90);
});
