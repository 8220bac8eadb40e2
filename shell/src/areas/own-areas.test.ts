import { theProductsRelease } from "../testing/a-release";
import { ownAreas } from "./own-areas";

describe("a person's own areas", () => {
  it.each([
    ["a visitor has none", "visitor", []],
    ["a buyer has the buyer area only, although they may become a supplier", "customer", ["buyer"]],
    ["a seller buys too", "seller", ["buyer", "seller"]],
    ["a transporter buys too", "transporter", ["buyer", "transporter"]],
    ["the desk has none", "staff", []],
  ] as const)("%s", (_what, role, expected) => {
    expect(ownAreas(theProductsRelease(), role).toSorted()).toEqual(expected);
  });
});
