import { anExpectedBill } from "@mandi/shared/testing/seller-builders";
import { billDifference, commissionOf } from "./bill-difference";

/** 29.5 MT at ₹47,300 with GST of 18%: ₹16,46,513. */
const bill = anExpectedBill();

it.each([1_646_513, 1_646_512, 1_646_514, 1_646_513.4])("has nothing to say about %s: it is accepted", (typed) => {
  expect(billDifference(bill, typed, 30)).toBeNull();
});

it.each([
  ["before GST", 1_395_350],
  ["commission", 1_649_994],
  ["planned weight", 1_674_420],
  ["unknown", 1_646_515],
  ["unknown", 1_600_000],
] as const)("recognises the usual mistake: %s", (cause, typed) => {
  expect(billDifference(bill, typed, 30)).toEqual({ paise: (typed - 1_646_513) * 100, cause });
});

it("blames no plan that the vehicle has loaded exactly", () => {
  expect(billDifference(bill, 1_646_515, 29.5)).toEqual({ paise: 200, cause: "unknown" });
});

it("blames no commission where none is taken off, and no plan that is not known", () => {
  expect(billDifference({ ...bill, commission: 0 }, 1_649_994, 30)?.cause).toBe("unknown");
  expect(billDifference(bill, 1_674_420, undefined)?.cause).toBe("unknown");
  expect(billDifference({ ...bill, lines: [...bill.lines, ...bill.lines] }, 1_674_420, 30)?.cause).toBe("unknown");
});

it("knows the commission of the whole bill with its GST", () => {
  expect(commissionOf(bill)).toBe(348_100);
});
