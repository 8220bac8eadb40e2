import { paise } from "@mandi/shared/money/paise";
import { readCsv } from "./read-csv";
import { readMt940 } from "./read-mt940";
import { digestsOf, payerOf, StatementError } from "./statement-line";

const csv = [
  "HDFC BANK,,,,",
  "Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance",
  '21/11/26,"NEFT CR-UTIB0000248-VIDARBHA INFRA",UTIBR52611210093,21/11/26,,"11,94,350.00",55000',
  "21/11/26,CHEQUE PAID,000123,21/11/26,500.50,,54499.50",
  "Closing balance,,,,,,54499.50",
].join("\n");

const mt940 = [
  ":20:STATEMENT",
  ":25:50200012345678",
  ":60F:C261120INR1000,00",
  ":61:2611211121C1194350,00NTRFNONREF//UTIBR52611210093",
  ":86:NEFT VIDARBHA INFRA PROJECTS NAGPUR PAYMENT FOR ORDER UTIBR526112",
  "10093 O2627000096",
  ":61:261121D500,5NCHK000123",
  ":62F:C261121INR1194849,50",
  "-",
].join("\n");

it("reads the lines of a bank's CSV, whatever comes before and after them", () => {
  expect(readCsv(csv)).toEqual([
    expect.objectContaining({ day: "2026-11-21", amountPaise: 119_435_000, utrs: ["UTIBR52611210093"] }),
    expect.objectContaining({ day: "2026-11-21", amountPaise: -50_050, text: "000123 CHEQUE PAID", utrs: [] }),
  ]);
});

it("reads the account that paid from its columns, the branch also from the narration, and no masked number", () => {
  const rows = ["Date,Narration,Credit,Remitter Account No,Remitter IFSC"];
  rows.push(
    "21/11/26,NEFT VIDARBHA,100.00,0050 1147 0004 92,hdfc0001147",
    "21/11/26,NEFT CR-UTIB0000248-RAKESH,50.00,XXXXXX0492,",
  );
  expect(readCsv(rows.join("\n"))).toEqual([
    expect.objectContaining({ payerAccount: "00501147000492", payerIfsc: "HDFC0001147" }),
    expect.objectContaining({ payerAccount: null, payerIfsc: "UTIB0000248" }),
  ]);
});

it("reads MT940 with the details of each line, including a UTR that is cut in two", () => {
  const [received, paid] = readMt940(mt940);
  expect(received).toMatchObject({ day: "2026-11-21", amountPaise: 119_435_000 });
  expect(received?.utrs).toContain("UTIBR52611210093");
  expect(paid).toMatchObject({ day: "2026-11-21", amountPaise: -50_050 });
});

it.each([
  ["a file without headings", () => readCsv("hello\nworld"), "No column headings were found"],
  ["an invalid amount", () => readCsv("Date,Narration,Credit\n21/11/26,NEFT,twelve"), "row 2"],
  ["a statement in another currency", () => readMt940(mt940.replace("INR", "USD")), "in USD"],
  ["a line of MT940 that is cut off", () => readMt940(":61:2611"), "cannot be read"],
])("says what is wrong with %s", (_what, read, words) => {
  expect(read).toThrow(StatementError);
  expect(read).toThrow(words);
});

it("counts two equal lines of one statement, and recognises them in the next", () => {
  const line = { day: "2026-11-21", amountPaise: paise(90_000), text: "CASH", utrs: [], ...payerOf("", "") };
  const twice = digestsOf([line, line]).map(String);
  expect(new Set(twice).size).toBe(2);
  expect(digestsOf([line]).map(String)).toEqual([twice[0]]);
});
