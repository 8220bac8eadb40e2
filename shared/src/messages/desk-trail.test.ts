import { trailWords } from "./desk-trail";

it.each([
  ["order cancel-invoice", "Invoice taken back"],
  ["order cancel requested", "Second person asked: order cancelled"],
  ["order cancel refused", "Refused: order cancelled"],
  ["order cancel confirmation refused", "Confirmation refused: order cancelled"],
  ["order cancel refusal refused", "Declining refused: order cancelled"],
  ["reverse-charge deposit lapsed", "Lapsed: GST under reverse charge entered as paid"],
  ["what was called so years ago", "what was called so years ago"],
])("says %s as people do", (action, words) => {
  expect(trailWords(action)).toBe(words);
});
