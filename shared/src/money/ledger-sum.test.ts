import { ledgerSum } from "./ledger-sum";

const invoice = { amount: 1_612_400.1, type: "debit" } as const;
const takenBack = { amount: 1_612_400.1, type: "credit", reverses: "JRN0000016" } as const;
const payment = { amount: 173_196.2, type: "credit" } as const;

it("subtracts a reversed row from its own side, to the paisa", () => {
  const rows = [payment, invoice, takenBack, { ...invoice, amount: 1_650_000.5 }];

  expect(ledgerSum(rows, "debit")).toBe(1_650_000.5);
  expect(ledgerSum(rows, "credit")).toBe(173_196.2);
});

it("is negative for days that contain only the reversal, so that opening and closing balance still follow", () => {
  expect(ledgerSum([takenBack], "debit")).toBe(-1_612_400.1);
  expect(ledgerSum([takenBack], "credit")).toBe(0);
});

it("takes credited freight off what was charged and refunds off what was paid, by the sum that their rows name", () => {
  const freight = { amount: 76_488.8, type: "debit", counts_in: "debit" } as const;
  const credited = { ...freight, type: "credit" } as const;
  const returned = { amount: 1_000, type: "debit", counts_in: "credit" } as const;
  const rows = [payment, invoice, freight, takenBack, credited, invoice, freight, returned];

  expect(ledgerSum(rows, "debit")).toBe(1_688_888.9);
  expect(ledgerSum(rows, "credit")).toBe(172_196.2);
});
