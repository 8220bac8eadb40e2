import { paiseFromRupees, sumPaise } from "../money/paise";
import { paperSums, type SummedPaper } from "./paper-sums";

const tax = { gst: 18, taxable_amount: 1_413_475.35, cgst: 0, sgst: 0, utgst: 0, igst: 254_425.56 };
const withFreight: SummedPaper = { tax, freight: 56_849.1, round_off: 0.09, total: 1_667_901 };
const bill: SummedPaper = { tax, total: 1_667_900.91 };

it.each([
  [
    "an invoice with freight in its taxable value",
    withFreight,
    ["taxable", "freightInside", "igst", "rounding", "total"],
  ],
  ["a seller's bill", bill, ["taxable", "igst", "total"]],
])("the rows of %s add up to its total", (_what, paper, kinds) => {
  const sums = paperSums(paper);

  expect(sums.map(({ kind }) => kind)).toEqual(kinds);
  const parts = sums.filter(({ kind }) => kind !== "total" && kind !== "freightInside");
  expect(sumPaise(parts.map(({ amount }) => paiseFromRupees(amount)))).toBe(paiseFromRupees(paper.total));
});
