import { sizeNamer } from "./size-of-term";

const size = (...values: readonly (readonly [string, string])[]) => ({
  values: values.map(([value, short_name]) => ({ value, unit: { short_name } })),
});
const nameOf = sizeNamer([
  size(["5.5", "mm"], ["0.187", "kg/m"]),
  size(["50 x 50", "mm"], ["6", "mm"]),
  size(["80", "NB"]),
  size(["80", "mm"]),
]);

it.each([
  ["Size 5.5 × 0.187, stock", "Size 5.5 mm, 0.187 kg/m, stock"],
  ["Size 50 × 50 × 6, difference", "Size 50 × 50 × 6 mm, difference"],
  ["Size 50 x 50 × 6, difference", "Size 50 × 50 × 6 mm, difference"],
  ["Size 80, stock", "Size 80, stock"],
  ["Size 12, stock", "Size 12, stock"],
  ["Loading charge", "Loading charge"],
])("names %s as %s", (name, words) => {
  expect(nameOf(name)).toBe(words);
});
