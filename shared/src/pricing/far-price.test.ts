import { paiseFromRupees, zeroPaise } from "../money/paise";
import { basisPointsFromPercent } from "../money/percent";
import { isFarPrice, percentBetween } from "./far-price";

const quarter = basisPointsFromPercent(25);
const listed = paiseFromRupees(45_000);

it.each([
  [33_750, false],
  [33_749.99, true],
  [56_250, false],
  [56_250.01, true],
  [45, true],
  [4_50_000, true],
])("whether ₹%d is further than a quarter from a listed ₹45,000: %p", (rupees, isFar) => {
  expect(isFarPrice(paiseFromRupees(rupees), listed, quarter)).toBe(isFar);
});

it("counts every price as far from a listing that has none", () => {
  expect(isFarPrice(paiseFromRupees(1), zeroPaise, quarter)).toBe(true);
  expect(percentBetween(paiseFromRupees(1), zeroPaise)).toBeNull();
});

it("computes how far, and never rounds up to 100 percent", () => {
  expect(percentBetween(paiseFromRupees(45), listed)).toBe(99.9);
  expect(percentBetween(paiseFromRupees(0.01), listed)).toBe(99.9);
  expect(percentBetween(paiseFromRupees(60_000), listed)).toBe(33.3);
});
