import type { AccountStatement } from "../trade-paper";
import { statementSheet } from "./trade-sheet";

const party = { name: "Nashik Builders", address: "MIDC, Nashik 422010", gst_number: "", state: "Maharashtra" };

/** A statement of before ages with nothing open were left out when it is issued. */
const issued: AccountStatement = {
  ...{ number: "MT2627000001", date: "2026-11-01", supplier: party, recipient: party, side: "buyer" },
  ...{ first_day: "2026-10-01", last_day: "2026-10-31", opening: 0, lines: [], closing: 500 },
  ageing: [
    { from: 0, until: 0, amount: 0 },
    { from: 1, until: 15, amount: 500 },
    { from: 91, until: null, amount: 0 },
  ],
};

it("shows every age that a statement was issued with, also one at which nothing is open", () => {
  const ages = statementSheet(issued).facts.filter(({ term }) => term.startsWith("Open"));
  expect(ages.map(({ value }) => value)).toEqual(["₹0.00", "₹500.00", "₹0.00"]);
});
