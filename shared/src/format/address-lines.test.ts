import { addressLines } from "./address-lines";

const nagpur = {
  address_line_one: "Plot 14",
  address_line_two: "Wardhaman Nagar",
  city: "Nagpur",
  state: "Maharashtra",
};

it("writes the pincode beside its city, on one line, and the state last", () => {
  expect(addressLines(nagpur, "440008")).toEqual(["Plot 14", "Wardhaman Nagar", "Nagpur\u00a0440008, Maharashtra"]);
});

it("leaves out what an address does not have", () => {
  expect(addressLines({ ...nagpur, address_line_two: "", state: "" }, "")).toEqual(["Plot 14", "Nagpur"]);
});

it("names a state that is called as its city once", () => {
  expect(addressLines({ ...nagpur, city: "Chandigarh", state: "Chandigarh" }, "160017").at(-1)).toBe(
    "Chandigarh\u00a0160017",
  );
});
