import { paise } from "@mandi/shared/money/paise";
import { orderAccount, platformAccount, userAccount } from "./account";
import { credit, debit, JournalError, mergeLines } from "./journal";

const [bank, sales, gst] = [platformAccount("bank"), platformAccount("sales"), platformAccount("gst_out")];
const [wallet, neighbour] = [userAccount("wallet", 1), userAccount("wallet", 2)];

it("merges the lines of one account and drops those that sum to zero", () => {
  const lines = [
    debit(bank, paise(300)),
    credit(wallet, paise(100)),
    credit(wallet, paise(150)),
    credit(neighbour, paise(50)),
    debit(sales, paise(20)),
    credit(sales, paise(20)),
  ];

  expect(mergeLines(lines)).toEqual([
    { account: bank, amountPaise: 300 },
    { account: wallet, amountPaise: -250 },
    { account: neighbour, amountPaise: -50 },
  ]);
});

it("distinguishes a user's account from an order's with the same number", () => {
  const advance = orderAccount("advance", 1);
  expect(mergeLines([debit(wallet, paise(5)), credit(advance, paise(5))])).toHaveLength(2);
});

it.each([
  ["debits exceed credits", [debit(bank, paise(2)), credit(sales, paise(1))], "Debits and credits differ by 1 paise"],
  ["credits exceed debits", [debit(bank, paise(2)), credit(sales, paise(5))], "Debits and credits differ by -3 paise"],
  ["nothing is posted", [], "A journal moves money between at least two accounts"],
  [
    "one account pays itself",
    [debit(bank, paise(2)), credit(bank, paise(2))],
    "A journal moves money between at least two accounts",
  ],
  [
    "all lines cancel out",
    [debit(bank, paise(2)), credit(bank, paise(2)), debit(gst, paise(0)), credit(sales, paise(0))],
    "A journal moves money between at least two accounts",
  ],
])("refuses a journal when %s, with a message for the developer", (_what, lines, message) => {
  const merge = () => mergeLines(lines);
  expect(merge).toThrow(new JournalError(message));
  expect(merge).toThrow(expect.objectContaining({ name: "JournalError" }));
});
