import { trailWords } from "./desk-trail";

it.each([
  ["order cancel-invoice", "Invoice cancelled"],
  ["order cancel requested", "Confirmation requested: order cancelled"],
  ["order cancel refused", "Refused: order cancelled"],
  ["order cancel confirmation refused", "Confirmation refused: order cancelled"],
  ["order cancel refusal refused", "Decline refused: order cancelled"],
  ["eway-bill extend", "Extension of an e-way bill requested"],
  ["eway-bill extend portal-refused", "Extension of an e-way bill refused by the portal"],
  ["eway-bill extend refused", "Refused: extension of an e-way bill requested"],
  ["reverse-charge deposit lapsed", "Lapsed: GST under reverse charge entered as paid"],
  ["an act of an earlier version", "an act of an earlier version"],
])("shows %s as a readable text", (action, words) => {
  expect(trailWords(action)).toBe(words);
});
