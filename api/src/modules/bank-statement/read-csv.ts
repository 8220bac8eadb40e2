import { negatePaise, type Paise } from "@mandi/shared/money/paise";
import { CsvError, parse } from "csv-parse/sync";
import { amountOf, dayOf } from "./statement-figures";
import { ifscIn, payerOf, plainLine, StatementError, type StatementLine, utrsIn } from "./statement-line";

/** The names that banks give the columns, in lower case without punctuation. The first one found counts. */
const heads = {
  day: ["value date", "value dat", "txn date", "transaction date", "tran date", "date"],
  text: ["narration", "description", "transaction remarks", "particulars", "remarks", "details"],
  reference: ["chq ref number", "chq ref no", "ref no cheque no", "cheque number", "utr", "utr number", "reference"],
  received: ["credit", "credit amount", "deposit amount", "deposit amt", "deposit", "deposit amount inr", "credit inr"],
  paid: [
    "debit",
    "debit amount",
    "withdrawal amount",
    "withdrawal amt",
    "withdrawal",
    "withdrawal amount inr",
    "debit inr",
  ],
  account: [
    "remitter account",
    "remitter account number",
    "remitter account no",
    "counterparty account",
    "counterparty account number",
    "sender account number",
    "from account",
  ],
  ifsc: ["remitter ifsc", "remitter ifsc code", "counterparty ifsc", "sender ifsc", "ifsc", "ifsc code"],
} as const;

type Columns = Readonly<Record<keyof typeof heads, number>>;

const nameOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();

/** The lines of a statement in CSV, ignoring whatever the bank writes above the headings and below the lines. @throws StatementError */
export function readCsv(file: string): readonly StatementLine[] {
  const rows = rowsOf(file);
  const headAt = rows.findIndex((row) => columnsOf(row) !== null);
  const columns = columnsOf(rows[headAt] ?? []);
  if (columns === null) {
    throw new StatementError(
      "No column headings were found. A statement needs a date, a narration and a credit column.",
    );
  }
  return rows.slice(headAt + 1).flatMap((row, place) => lineOf(row, columns, headAt + place + 2));
}

function rowsOf(file: string): readonly (readonly string[])[] {
  try {
    return parse(file, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true });
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError("This is not a CSV file.");
    throw error;
  }
}

function columnsOf(row: readonly string[]): Columns | null {
  const names = row.map(nameOf);
  const placeOf = (column: keyof typeof heads): number =>
    heads[column].map((head) => names.indexOf(head)).find((place) => place >= 0) ?? -1;
  const columns = {
    day: placeOf("day"),
    text: placeOf("text"),
    reference: placeOf("reference"),
    received: placeOf("received"),
    paid: placeOf("paid"),
    account: placeOf("account"),
    ifsc: placeOf("ifsc"),
  };
  return columns.day < 0 || columns.text < 0 || columns.received < 0 ? null : columns;
}

/** A row without a date is not a payment but a balance carried forward or a remark of the bank. */
function lineOf(row: readonly string[], columns: Columns, number: number): readonly StatementLine[] {
  const cell = (column: keyof Columns): string => row[columns[column]] ?? "";
  const day = dayOf(cell("day"));
  if (day === null) return [];
  const received = amountOf(cell("received"));
  const paid = amountOf(cell("paid"));
  if (received === null || paid === null) throw new StatementError(`The amount in row ${number} cannot be read.`);
  const amountPaise = signed(received, paid);
  const text = plainLine(cell("reference"), cell("text"));
  const payer = payerOf(cell("account"), cell("ifsc") || ifscIn(text));
  return amountPaise === 0 || text === "" ? [] : [{ day, amountPaise, text, utrs: utrsIn(text), ...payer }];
}

const signed = (received: Paise, paid: Paise): Paise => (received > 0 ? received : negatePaise(paid));
