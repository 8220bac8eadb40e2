import { placeOfSale } from "./place-of-supply";

const buyer = { company_name: "Bharuch Fab Ltd", gst: "24AABCB8765D1ZS", pincode: "392001", state: "Gujarat" };
const site = { company_name: "Bharuch Fab Ltd, Butibori yard", gst: "", pincode: "440008", state: "Maharashtra" };
const kaveri = { company_name: "Kaveri Works", gst: "29AAACK2468E1ZK", pincode: "560058", state: "Karnataka" };

it.each([
  ["the buyer's own place", buyer, "Gujarat"],
  ["a place of theirs in another state", site, "Maharashtra"],
  ["a place of theirs under its own registration", { ...site, gst: "27AABCB8765D1ZM" }, "Maharashtra"],
  ["another person", kaveri, "Gujarat"],
  ["another person without a GSTIN", { ...kaveri, gst: "URP" }, "Gujarat"],
])("the place of supply of goods that go to %s is %s", (_what, consignee, place) => {
  expect(placeOfSale(buyer, consignee)).toBe(place);
});

it("the place of supply of goods for another person is the state of the buyer's address where the buyer has no GSTIN", () => {
  expect(placeOfSale({ ...buyer, gst: "URP" }, kaveri)).toBe("Gujarat");
});

it("the pincode decides which state goods go to, whatever was typed as the state; the typed state counts only where no post office has the pincode", () => {
  expect(placeOfSale(buyer, { ...site, state: "Gujrat" })).toBe("Maharashtra");
  expect(placeOfSale(buyer, { ...site, pincode: "000000" })).toBe("Maharashtra");
});
