import { contactDataIn } from "./contact-data";

it.each([
  ["Call me on 9822012345", "a phone number"],
  ["98220 12345 after six", "a phone number"],
  ["+91-98220-12345", "a phone number"],
  ["09822012345.", "a phone number"],
  ["९८२२०१२३४५ पर बात करें", "a phone number"],
  ["９８２２０１２３４５", "a phone number"],
  ["+971 50 123 4567", "a phone number"],
  ["write to ramesh@steel.in", "an e-mail or UPI address"],
  ["pay ramesh@okaxis", "an e-mail or UPI address"],
  ["see https://x.test/1", "a link"],
  ["our site is kaveri-ispat.com", "a link"],
  ["wa.me/kaveri", "a link"],
  ["Our GSTIN 27AAPFA0939F1ZF. Deliver before noon.", "a GSTIN or PAN"],
  ["bill to pan aapfa0939f", "a GSTIN or PAN"],
])("finds what would let somebody contact a person: %s", (text, kind) => {
  expect(contactDataIn(text)).toBe(kind);
});

it.each([
  "30 MT of 12 mm at ₹56,787/MT, in all ₹17,03,610",
  "Quotation Q2627000184 and order O2627000097",
  "UTR 412345678901, invoice MI2627000012",
  "MH31AB1234 comes at 7.30 pm, e-way bill 181234567890",
  "Heat K4471-9876, 8,500,000,000 is no phone",
  "Rate is 45000.Please confirm",
  "Sizes 8 10 12 16 100 mm",
  "Yes until 10 pm. Please send a test certificate first.",
  "कृपया सोमवार को भेजें",
])("lets words and numbers of the trade pass: %s", (text) => {
  expect(contactDataIn(text)).toBeNull();
});
