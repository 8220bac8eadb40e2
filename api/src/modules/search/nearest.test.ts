import { nearestName } from "./nearest";

const cities = ["raipur", "rajpur", "jalna", "durgapur", "bhilai"];

it.each([
  ["jlana", "jalna"],
  ["jallna", "jalna"],
  ["bhilay", "bhilai"],
  ["durgapr", "durgapur"],
  ["dugarpur", "durgapur"],
])("reads %j as %j", (word, city) => {
  expect(nearestName(word, cities)).toBe(city);
});

it.each([
  ["raypur", "two cities are equally close"],
  ["delhi", "no city is close enough"],
  ["jal", "a short word is close to too many others"],
])("leaves %j alone: %s", (word) => {
  expect(nearestName(word, cities)).toBeNull();
});
