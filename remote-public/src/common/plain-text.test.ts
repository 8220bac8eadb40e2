import { plainText, summaryOf } from "./plain-text";

it.each([
  ["<p>Sellers <b>kept</b> offers.</p><p>Buyers waited.</p>", "Sellers kept offers. Buyers waited."],
  ["By &#8377;80 &amp; more&nbsp;today", "By ₹80 & more today"],
  ["&unknown; stays", "&unknown; stays"],
  ["  \n ", ""],
])("reads %p as %p", (html, text) => {
  expect(plainText(html)).toBe(text);
});

const plant = "A rerolling mill in Raipur said on Friday afternoon that the spread to Jalna has stayed as it ";

it.each([
  ["Short text is whole, at ₹2,850.", "Short text is whole, at ₹2,850."],
  [`${plant}is, at ₹2,850 to ₹3,100 for the coming weeks.`, `${plant}is, at…`],
  [`${plant}was. Reinforcement bars follow next week.`, `${plant}was…`],
  [`${plant}was for all sizes of bars.`, `${plant}was for all…`],
])("ends the summary of %p between words, and not at a figure: %p", (text, summary) => {
  expect(summaryOf(text)).toBe(summary);
});
