import { theProductsRelease } from "../testing/a-release";
import { ownAreas } from "./own-areas";

describe("the areas that are a person's own", () => {
  it.each([
    ["a stranger has none", "visitor", []],
    ["a buyer's is the buyer area, although they may become a supplier", "customer", ["buyer"]],
    ["a seller buys too", "seller", ["buyer", "seller"]],
    ["a transporter buys too", "transporter", ["buyer", "transporter"]],
    ["the desk has none", "staff", []],
  ] as const)("%s", (_what, role, expected) => {
    expect(ownAreas(theProductsRelease(), role).toSorted()).toEqual(expected);
  });
});
