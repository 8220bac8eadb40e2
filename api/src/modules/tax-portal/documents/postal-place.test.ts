import { postalPlaceOf } from "./postal-place";

it.each([
  ["14 Dana Bunder, Mumbai 400009", "14 Dana Bunder", "Mumbai", "400009"],
  ["14 Dana Bunder, Mumbai, Maharashtra 400009", "14 Dana Bunder", "Mumbai", "400009"],
  ["14 Dana Bunder, Mumbai, Maharashtra - 400 009", "14 Dana Bunder", "Mumbai", "400009"],
  ["Plot 4, Delhi 110001", "Plot 4", "Delhi", "110001"],
  ["Sector 17, Chandigarh", "Sector 17", "Chandigarh", ""],
  ["Gujarat 392001", "Gujarat", "Gujarat", "392001"],
])("reads line, city and pincode of %s: a state is not a city", (address, line, city, pincode) => {
  expect(postalPlaceOf(address)).toEqual({ line, city, pincode });
});
