import { sizeInFull } from "@mandi/shared/format/size-in-full";
import { hasMeasure, sizeNameAmong } from "./size-text";

const measure = (name: string, value: string, short_name: string) => ({ name, value, unit: { short_name } });
const angle = (sides: string, weight: string, thickness: string) => ({
  value: [measure("Order size", sides, "mm"), measure("Weight", weight, "kg/m"), measure("Thickness", thickness, "mm")],
});

it("distinguishes two sizes of the same sides by their thickness, and leaves the others as they are named", () => {
  const sizes = [angle("40 × 40", "3.0", "5.0"), angle("50 × 50", "3.8", "5.0"), angle("50 × 50", "4.5", "6.0")];
  expect(sizes.map((size) => sizeNameAmong(size, sizes))).toEqual(["40 × 40 mm", "50 × 50 × 5 mm", "50 × 50 × 6 mm"]);
});

it("finds the thickness of a size and no other measure", () => {
  const size = angle("50 × 50", "4.5", "6.0");
  expect([hasMeasure(size, 6), hasMeasure(size, 4.5), hasMeasure(size, 50)]).toEqual([true, false, false]);
});

it("adds a thickness to sides that lack it, and repeats no measure", () => {
  const sheet = { value: [measure("Order size", "3.15", "mm"), measure("Thickness", "3.15", "mm")] };
  const flat = { value: [measure("Order size", "20 × 5", "mm"), measure("Thickness", "5.0", "mm")] };
  expect([angle("50 × 50", "4.5", "6.0"), sheet, flat].map(sizeInFull)).toEqual([
    "50 × 50 × 6 mm",
    "3.15 mm",
    "20 × 5 mm",
  ]);
});
