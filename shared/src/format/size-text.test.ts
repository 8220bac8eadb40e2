import { beginsWithSize, isSameSize, sizeText } from "./size-text";

it("recognises a size however it is written", () => {
  expect(isSameSize("100 × 50 mm", "100x50 MM")).toBe(true);
  expect(isSameSize("12 mm", "12.7 mm")).toBe(false);
});

it.each([
  ["10 mm", true],
  ["10MM", true],
  ["1", false],
  ["100 mm", false],
  ["0.617 kg/m", false],
])("finds the size 10 mm, 0.617 kg/m by its first value and by no fragment of one: %s", (typed, isFound) => {
  expect(beginsWithSize("10 mm, 0.617 kg/m", typed)).toBe(isFound);
});

it("writes a repeated value once, and recognises the size in the earlier form", () => {
  const sheet = [
    ["3.15", "mm"],
    ["24.73", "kg/m²"],
    ["3.15", "mm"],
    ["10", "SWG"],
  ].map(([value = "", short_name = ""]) => ({ value, unit: { short_name } }));
  expect(sizeText(sheet)).toBe("3.15 mm, 24.73 kg/m², 10 SWG");
  expect(isSameSize(sizeText(sheet), "3.15 mm, 24.73 kg/m², 3.15 mm, 10 SWG")).toBe(true);
});
