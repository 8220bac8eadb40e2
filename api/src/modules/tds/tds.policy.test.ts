import { addPaise, type Paise, paiseFromRupees, zeroPaise } from "@mandi/shared/money/paise";
import { basisPoints } from "@mandi/shared/money/percent";
import { roundTaxToRupee } from "@mandi/shared/money/rounding";
import { deductionOf, deductionWithin, portionOfFreight, portionOfGoods, ratesOf, type YearSoFar } from "./tds.policy";

const nothing: YearSoFar = { basePaise: zeroPaise, portionPaise: zeroPaise };
const goods = (before: YearSoFar, bill: Paise) => portionOfGoods(before, bill, paiseFromRupees(5_000_000));
const freight = (before: YearSoFar, bill: Paise) =>
  portionOfFreight(before, bill, { yearPaise: paiseFromRupees(100_000), onePaise: paiseFromRupees(30_000) });

/** The taxed portion of each bill of a year, in sequence, and the tax on it in rupees. */
function year(rule: typeof goods, bp: number, bills: readonly number[]) {
  let before = nothing;
  return bills.map((rupees) => {
    const bill = paiseFromRupees(rupees);
    const portion = rule(before, bill);
    before = { basePaise: addPaise(before.basePaise, bill), portionPaise: addPaise(before.portionPaise, portion) };
    return [portion / 100, roundTaxToRupee(portion, basisPoints(bp)) / 100];
  });
}

it("deducts on goods from the part of the year beyond 50 lakh, and from every later bill in full", () => {
  expect(year(goods, 10, [4_800_000, 350_000.5, 1_250_000.49])).toEqual([
    [0, 0],
    [150_000.5, 150],
    [1_250_000.49, 1_250],
  ]);
});

it("deducts on freight from a bill above 30,000, and from everything not yet taxed once the year is beyond 1 lakh", () => {
  expect(year(freight, 200, [28_000, 29_500, 31_000, 20_000])).toEqual([
    [0, 0],
    [0, 0],
    [31_000, 620],
    [77_500, 1_550],
  ]);
});

it("lets a seller's note lower the next portion, and never deducts below zero", () => {
  expect(year(goods, 10, [6_000_000, -9_844, 20_000, -2_000_000, 500_000])).toEqual([
    [1_000_000, 1_000],
    [0, 0],
    [10_156, 10],
    [0, 0],
    [0, 0],
  ]);
});

it("applies a certificate up to its ceiling and the statutory rate beyond it, each part in whole rupees", () => {
  const lower = { bp: basisPoints(5), leftPaise: paiseFromRupees(1_000_000) };
  expect(deductionOf(paiseFromRupees(1_298_300), { bp: basisPoints(10), lower })).toEqual({
    portionPaise: paiseFromRupees(1_298_300),
    tdsPaise: paiseFromRupees(798),
    certifiedPaise: paiseFromRupees(1_000_000),
    certifiedTdsPaise: paiseFromRupees(500),
  });
});

it("keeps back no more than can be: the certificate's part first, and tax on what is left with a later bill", () => {
  const rates = { bp: basisPoints(10), lower: { bp: basisPoints(5), leftPaise: paiseFromRupees(1_000_000) } };
  const wanted = deductionOf(paiseFromRupees(1_298_300), rates);
  expect(deductionWithin(wanted, rates, paiseFromRupees(600.5))).toEqual({
    portionPaise: paiseFromRupees(1_100_000),
    tdsPaise: paiseFromRupees(600),
    certifiedPaise: paiseFromRupees(1_000_000),
    certifiedTdsPaise: paiseFromRupees(500),
  });
  expect(deductionWithin(wanted, rates, paiseFromRupees(100))).toEqual({
    portionPaise: paiseFromRupees(200_000),
    tdsPaise: paiseFromRupees(100),
    certifiedPaise: paiseFromRupees(200_000),
    certifiedTdsPaise: paiseFromRupees(100),
  });
});

it("ignores a certificate once the statutory rate is as low or lower", () => {
  const certificate = { bp: basisPoints(5), leftPaise: paiseFromRupees(1_000_000) };
  expect(ratesOf(basisPoints(6), certificate).lower).toBe(certificate);
  expect(ratesOf(basisPoints(5), certificate).lower).toBeUndefined();
  expect(deductionOf(paiseFromRupees(500_000), ratesOf(basisPoints(2), certificate))).toEqual({
    portionPaise: paiseFromRupees(500_000),
    tdsPaise: paiseFromRupees(100),
    certifiedPaise: 0,
    certifiedTdsPaise: 0,
  });
});
