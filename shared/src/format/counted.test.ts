import { counted, countedOf } from "./counted";

describe("A count and its noun", () => {
  test("one of them is said in the singular, none and many in the plural", () => {
    expect([0, 1, 2].map((count) => counted(count, "offer"))).toEqual(["0 offers", "1 offer", "2 offers"]);
  });

  test("a plural that is not made with s is said as it is given", () => {
    expect([1, 3].map((count) => counted(count, "person", "people"))).toEqual(["1 person", "3 people"]);
  });

  test("large counts are grouped as in India, also the part of a count", () => {
    expect(counted(1_23_456, "offer")).toBe("1,23,456 offers");
    expect(countedOf(1_000, 1_234, "offer")).toBe("1,000 of 1,234 offers");
    expect(countedOf(0, 1, "offer")).toBe("0 of 1 offer");
  });
});
