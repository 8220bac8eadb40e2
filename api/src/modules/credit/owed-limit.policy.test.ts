import { type KnownPan, type LimitRow, owedLimitOf } from "./owed-limit.policy";

const at = (day: number) => new Date(Date.UTC(2026, 10, day));
const row = (scope: string, value: number, day: number) => ({ scope, value: String(value), added_at: at(day) });
const limitOf = (rows: readonly LimitRow[], pans: readonly KnownPan[]) => {
  const limit = owedLimitOf(rows, pans);
  return limit && [limit.value, limit.isOfPanTakenLater ? "not told" : "told"];
};
const had = (pan: string, day: number) => ({ pan, since: at(day) });

it("takes the general limit of a buyer without a row of their own, and none where there is none", () => {
  expect(limitOf([row("", 10, 1)], [had("A", 2)])).toEqual([10, "told"]);
  expect(limitOf([], [had("A", 2)])).toBeUndefined();
});

it("takes the newest row for a PAN that they had when it was added, also above the general limit", () => {
  const rows = [row("", 10, 1), row("A", 5, 3), row("B", 90, 4)];
  expect(limitOf(rows, [had("A", 2), had("B", 4)])).toEqual([90, "told"]);
});

it("lets the row of a PAN that they took later lower the limit only, and then does not tell it", () => {
  const pans = [had("A", 2), had("B", 5), had("C", 5)];
  expect(limitOf([row("A", 20, 3), row("B", 90, 4)], pans)).toEqual([20, "told"]);
  expect(limitOf([row("A", 20, 3), row("B", 90, 4), row("C", 7, 4)], pans)).toEqual([7, "not told"]);
  expect(limitOf([row("B", 90, 4)], pans)).toEqual([90, "not told"]);
});
