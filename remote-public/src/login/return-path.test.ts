import { returnPath } from "./return-path";

it("returns to the page that the guard protected, by address or by navigation state", () => {
  expect(returnPath("?return=%2Fwallet%3Ftab%3Dcredit", null, "customer")).toBe("/wallet?tab=credit");
  expect(returnPath("", { return: "/enquiry" }, "customer")).toBe("/enquiry");
});

it.each([
  "",
  "?return=",
  "?return=https%3A%2F%2Fevil.example",
  "?return=%2F%2Fevil.example",
  "?return=%2F%5Cevil.example",
  "?return=%2F%09%2Fevil.example",
  "?return=javascript%3Aalert(1)",
  "?return=%2Flogin%3Freturn%3D%2F",
])("goes home for %p, which is not a page of this product", (search) => {
  expect(returnPath(search, null, "customer")).toBe("/");
});

it("leads staff to their queue, unless they came from a page", () => {
  expect(returnPath("", null, "staff")).toBe("/desk");
  expect(returnPath("?return=%2Fdesk%2Fpayouts", null, "staff")).toBe("/desk/payouts");
  expect(returnPath("", null, "seller")).toBe("/");
});
