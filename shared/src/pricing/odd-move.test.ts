import { paiseFromRupees } from "../money/paise";
import { oddMoves } from "./odd-move";

const rule = { percent: 3, times: 5 };
const moved = (place: string, before: number | null, now: number) => ({
  place,
  before: before === null ? null : paiseFromRupees(before),
  now: paiseFromRupees(now),
});

it("finds the place whose price moved by more than the percentage", () => {
  const moves = [moved("Raipur", 40_600, 40_850), moved("Raigarh", 40_450, 40_700), moved("Jalna", 41_250, 37_500)];
  expect(oddMoves(moves, rule)).toEqual(["Jalna"]);
});

it("finds the place whose price moved within the percentage but five times as far as the others", () => {
  const moves = [moved("Raipur", 40_600, 40_800), moved("Raigarh", 40_450, 40_650), moved("Jalna", 41_250, 42_300)];
  expect(oddMoves(moves, rule)).toEqual(["Jalna"]);
  expect(oddMoves([...moves.slice(0, 2), moved("Jalna", 41_250, 42_250)], rule)).toEqual([]);
});

it("uses the percentage alone while other prices do not move, and finds nothing without an earlier price", () => {
  const still = [moved("Raipur", 40_600, 40_600), moved("Jalna", 41_250, 42_400)];
  expect(oddMoves(still, rule)).toEqual([]);
  expect(oddMoves([moved("Jalna", 41_250, 42_500)], rule)).toEqual(["Jalna"]);
  expect(oddMoves([moved("Ghaziabad", null, 1)], rule)).toEqual([]);
});
