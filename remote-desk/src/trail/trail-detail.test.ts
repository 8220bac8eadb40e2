import { detailWords } from "./trail-detail";

it.each([
  ['{"amount":120000,"reference":"N123","expected_due":5,"version":"ab"}', "Amount ₹1,20,000.00; Reference N123"],
  ['{"marking":7,"for_paise":172100050,"bid_revision":null}', "For price ₹17,21,000.50"],
  ['{"final_quantity":25.5,"invoice_date":"2026-11-20"}', "Weighed 25.500 MT; Invoice date 20 Nov 2026"],
  ['{"key":"quiet_nights","value":false}', "Entry quiet_nights; New value no"],
  ['{"a_field_of_before":3}', "a field of before 3"],
  ["{}", ""],
])("shows the figures of %s as people read them", (detail, words) => {
  expect(detailWords(detail)).toBe(words);
});
