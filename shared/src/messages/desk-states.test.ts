import { ewayBillWrites } from "../contract/desk/eway-bill";
import { deskPaperKinds } from "../contract/desk/paper";
import { taxPortalWrites } from "../contract/desk/tax-portal";
import { paperKinds, portalCauses, wordOf } from "./desk-states";

it("has a text for every kind of document and every cause that the desk can choose", () => {
  const causes = [
    ewayBillWrites["eway-bill vehicle"].body.properties.cause.enum,
    ewayBillWrites["eway-bill extend"].body.properties.cause.enum,
    ewayBillWrites["eway-bill cancel"].body.properties.cause.enum,
    taxPortalWrites["e-invoice cancel"].body.properties.cause.enum,
  ].flat();
  expect(Object.keys(portalCauses)).toEqual(expect.arrayContaining(causes));
  expect(Object.keys(paperKinds)).toEqual([...deskPaperKinds]);
});

it("shows a value of a later version as it was sent", () => {
  expect(wordOf(paperKinds, "a later one")).toBe("a later one");
});
