import { returnPath } from "./return-path";

it("returns to the page that the guard protected", () => {
  expect(returnPath("?return=%2Fwallet%3Ftab%3Dcredit", "customer")).toBe("/wallet?tab=credit");
});

it.each(["", "?return=%2F%2Fevil.example", "?return=%2Flogin"])(
  "goes home for %p, which is not a page to return to",
  (search) => {
    expect(returnPath(search, "customer")).toBe("/");
  },
);

it("leads staff to their queue, unless they came from a page", () => {
  expect(returnPath("", "staff")).toBe("/desk");
  expect(returnPath("?return=%2Fdesk%2Fpayouts", "staff")).toBe("/desk/payouts");
  expect(returnPath("", "seller")).toBe("/");
});
