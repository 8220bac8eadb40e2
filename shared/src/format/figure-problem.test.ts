import { figureProblem } from "./figure-problem";

const price = { decimals: 2, missing: "Please enter a price above 0", min: 0.01, max: 10_000_000 } as const;

describe("the message for a wrong figure", () => {
  it.each([
    ["", "Please enter a price above 0"],
    ["0", "Please enter a price above 0"],
    ["-1", "Please enter a figure without a minus sign."],
    ["1e9", "Please write the figure out in digits, without e."],
    ["20,5", "Please check the comma. Thousands are written 20,500 and fractions 20.5."],
    ["45000.505", "Please use at most two decimals."],
    ["ten", "Please use digits only, such as 1,250.50."],
    ["1000000000", "Please enter at most 1,00,00,000."],
    ["45,000.50", null],
    ["1,00,00,000", null],
  ])("a price of %p: %p", (text, words) => {
    expect(figureProblem(text, price)).toBe(words);
  });

  it.each([
    ["18.75", "Please enter a whole number, without decimals."],
    ["20,5", "Please check the comma. Thousands are written 20,500."],
    ["abc", "Please use digits only, such as 1,250."],
    ["", null],
  ])("a whole figure that may be left out, %p: %p", (text, words) => {
    expect(figureProblem(text, { decimals: 0 })).toBe(words);
  });

  it("reports the minimum when there is no other message for it", () => {
    expect(figureProblem("0", { decimals: 0, min: 1 })).toBe("Please enter at least 1.");
  });
});
