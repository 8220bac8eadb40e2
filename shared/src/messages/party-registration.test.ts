import { partyRegistration } from "./party-registration";

it.each([
  ["a registered party by GSTIN and state", "27AABCA4321C1ZD", ["GSTIN 27AABCA4321C1ZD", "Maharashtra"]],
  [
    "a buyer who is not registered in words, with the code of the state",
    "URP",
    ["Not registered for GST", "Maharashtra (27)"],
  ],
  ["a place without a GSTIN by its state and code", "", ["", "Maharashtra (27)"]],
])("prints %s", (_what, gst_number, lines) => {
  expect(partyRegistration({ gst_number, state: "Maharashtra" })).toEqual(lines);
});
