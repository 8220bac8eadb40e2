import { placeOfSale } from "./place-of-supply";

const buyer = { company_name: "Bharuch Fab Ltd", gst: "24AABCB8765D1ZS", state: "Gujarat" };
const site = { company_name: "Bharuch Fab Ltd, Butibori yard", gst: "", state: "Maharashtra" };

it.each([
  ["the buyer's own place", buyer, "Gujarat"],
  ["a place of theirs in another state", site, "Maharashtra"],
  ["a place of theirs under its own registration", { ...site, gst: "27AABCB8765D1ZM" }, "Maharashtra"],
  ["another person", { company_name: "Kaveri Works", gst: "29AAACK2468E1ZK", state: "Karnataka" }, "Gujarat"],
  ["another person without a GSTIN", { company_name: "Kaveri Works", gst: "URP", state: "Karnataka" }, "Gujarat"],
])("the place of supply of goods that go to %s is %s", (_what, consignee, place) => {
  expect(placeOfSale(buyer, consignee)).toBe(place);
});

it("the place of supply of goods for another person is the state of the buyer's address where the buyer has no GSTIN", () => {
  const consignee = { company_name: "Kaveri Works", gst: "29AAACK2468E1ZK", state: "Karnataka" };
  expect(placeOfSale({ ...buyer, gst: "URP" }, consignee)).toBe("Gujarat");
});
