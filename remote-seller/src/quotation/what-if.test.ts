import { paiseFromRupees } from "@mandi/shared/money/paise";
import { aBoardRow, anAnsweredQuotation, aSellerQuotation } from "@mandi/shared/testing/seller-builders";
import { whatIfRows } from "./what-if";

const told = (...asked: Parameters<typeof whatIfRows>) =>
  whatIfRows(...asked).map(({ basePaise, toLowest, rank }) => [basePaise / 100, toLowest, rank]);

it("computes the rank of the own price, a typed one and each price just before a rival", () => {
  expect(told(anAnsweredQuotation(), paiseFromRupees(44_750))).toEqual([
    [45_149, 349, 2],
    [45_000, 200, 2],
    [44_799, -1, 1],
    [44_750, -50, 1],
  ]);
});

it("compares with the first rival where the reader leads", () => {
  const bidding_list = [
    aBoardRow({ base_price: 44_000, is_my_price: 1 }),
    aBoardRow({ rank: 2, above_first: 800, price_to_beat: 44_799.57 }),
  ];
  expect(told(anAnsweredQuotation({ bidding_list }), null)).toEqual([
    [44_799, -1, 1],
    [44_000, -800, 1],
  ]);
});

it("gives the current price the rank of the board, where the earlier of equal prices comes first", () => {
  const bidding_list = [
    aBoardRow({ base_price: 45_000, is_my_price: 1, price_to_beat: 44_999.57 }),
    aBoardRow({ base_price: 45_000, rank: 2, price_to_beat: 44_999.57 }),
  ];
  expect(told(anAnsweredQuotation({ bidding_list }), paiseFromRupees(45_001))).toEqual([
    [45_001, 1, 2],
    [45_000, 0, 1],
    [44_999, -1, 1],
  ]);
});

it("is empty before somebody else has offered", () => {
  expect(told(aSellerQuotation(), paiseFromRupees(45_000))).toEqual([]);
});
