import { detailWords } from "./trail-detail";

it.each([
  [
    "order refund",
    '{"amount":120000,"reference":"N123","expected_due":5,"version":"ab"}',
    "Amount: ₹1,20,000.00; Reference: N123",
  ],
  ["quotation mark", '{"marking":7,"for_paise":172100050,"bid_revision":null}', "For price: ₹17,21,000.50"],
  [
    "order seller-step",
    '{"final_quantity":25.5,"invoice_date":"2026-11-20"}',
    "Weighed: 25.500 MT; Invoice date: 20 Nov 2026",
  ],
  ["setting set", '{"key":"quiet_nights","value":false}', "Entry: Hold text messages until morning; New value: off"],
  [
    "setting set",
    '{"key":"credit_days","value":30}',
    "Entry: Days of credit included in the price; New value: 30 days",
  ],
  ["tax add", '{"key":"gst","scope":"7214","value":"1800"}', "Entry: GST; Applies to: 7214; New value: 18%"],
  ["ingot-price round", '{"location":"Raipur","corrects":true}', "Location: Raipur; Corrects the price before it"],
  ["user appoint", '{"roles":"[\\"operator\\",\\"approver\\"]"}', "Roles: Operator, Approver"],
  ["user tds-lower-enter", '{"rate":0.5}', "Rate: 0.5%"],
  ["order note", '{"rate":250,"cause":"rate","kind":"credit"}', "Rate: ₹250.00 per MT; Cause: Rate; Kind: Credit note"],
  ["order payout", '{"to":"seller"}', "To: Seller"],
  ["eway-bill extended", '{"valid_until":"2026-11-08T18:30:00.000Z"}', "Valid until: 8 Nov 2026, 11:59 pm"],
  ["user statement", '{"to":"2026-11"}', "To: November 2026"],
  ["product size", '{"values":"[{\\"name\\":\\"Size\\",\\"value\\":\\"12\\",\\"unit_id\\":3}]"}', "Values: Size 12"],
  [
    "payout-batch paid",
    '{"paid":"[{\\"payout_id\\":4,\\"utr\\":\\"SBIN1\\"},{\\"payout_"}',
    "Paid: UTR SBIN1, and more",
  ],
  ["an act", '{"a_field_of_before":3}', "A field of before: 3"],
  ["an act", "{}", ""],
])("shows the figures of %s %s as people read them", (action, detail, words) => {
  expect(detailWords({ action, detail })).toBe(words);
});

it("names what a key belongs to as the market does", () => {
  const named = [{ field: "user_id", words: "Ramesh Agrawal, Agrawal Traders, buyer" }];
  const row = { action: "bank-line match", detail: '{"user_id":1,"utr":"SBIN426112100017"}', named };
  expect(detailWords(row)).toBe("Person: Ramesh Agrawal, Agrawal Traders, buyer; UTR: SBIN426112100017");
});
