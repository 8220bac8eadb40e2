import { ordinal } from "./ordinal";

it.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [21, "21st"],
  [113, "113th"],
])("writes %d as %s", (place, words) => {
  expect(ordinal(place)).toBe(words);
});
