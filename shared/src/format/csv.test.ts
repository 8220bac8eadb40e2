import { csvText } from "./csv";

it("writes figures as numbers and keeps commas, quotes and line ends inside their cell", () => {
  expect(csvText([["Day", 'Open, "ex" Raipur', "a\nb", 40_850.5]])).toBe(
    '\uFEFFDay,"Open, ""ex"" Raipur","a\nb",40850.5\r\n',
  );
});

it.each(["=1+1", "+91", "-5", "@sum", "\t=1"])("keeps spreadsheets from running the text %p as a formula", (text) => {
  expect(csvText([[text]])).toBe(`\uFEFF'${text}\r\n`);
});

it("leaves a negative figure unchanged", () => {
  expect(csvText([[-5]])).toBe("\uFEFF-5\r\n");
});
