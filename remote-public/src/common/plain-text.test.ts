import { plainText } from "./plain-text";

it.each([
  ["<p>Sellers <b>kept</b> offers.</p><p>Buyers waited.</p>", "Sellers kept offers. Buyers waited."],
  ["By &#8377;80 &amp; more&nbsp;today", "By ₹80 & more today"],
  ["&unknown; stays", "&unknown; stays"],
  ["  \n ", ""],
])("reads %p as %p", (html, text) => {
  expect(plainText(html)).toBe(text);
});
