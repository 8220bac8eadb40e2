import { trailWords } from "./desk-trail";

it.each([
  ["order cancel-invoice", "Invoice cancelled"],
  ["order cancel requested", "Confirmation requested: order cancelled"],
  ["order cancel refused", "Refused: order cancelled"],
  ["order cancel confirmation refused", "Confirmation refused: order cancelled"],
  ["order cancel refusal refused", "Decline refused: order cancelled"],
  ["reverse-charge deposit lapsed", "Lapsed: GST under reverse charge entered as paid"],
  ["an act of an earlier version", "an act of an earlier version"],
])("shows %s as a readable text", (action, words) => {
  expect(trailWords(action)).toBe(words);
});
