import { type Paise, paise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../../platform/clock";
import type { JournalRow } from "../../../reads/tally.read";
import { transactionId } from "../../ledger/ledger.service";
import { ledgerPartsOf } from "./tally-gst";
import { isPartyKind, type LedgerNames, ledgerOf } from "./tally-ledgers";

type VoucherType = "Sales" | "Purchase" | "Receipt" | "Payment" | "Journal" | "Credit Note" | "Debit Note";

/** One line of a voucher: debit positive, credit negative. */
export interface VoucherEntry {
  readonly ledger: string;
  readonly amountPaise: Paise;
  /** The order that a party's line is for, and whether it opens what is owed or settles it. */
  readonly bill: { readonly name: string; readonly type: "New Ref" | "Agst Ref" } | null;
}

/** A journal in Tally's format. */
export interface Voucher {
  /** `JRN0004821`; importing it again updates the same voucher. */
  readonly id: string;
  readonly type: VoucherType;
  /** Number of our document, or of the journal. */
  readonly number: string;
  /** Day in India, `2026-11-21`. */
  readonly date: string;
  readonly party: string | null;
  readonly narration: string;
  readonly entries: readonly VoucherEntry[];
}

/** One voucher for each journal, in order, and the kinds of accounts that have no name in Tally. */
export function vouchersOf(rows: readonly JournalRow[], names: LedgerNames) {
  const journals = new Map<number, JournalRow[]>();
  for (const row of rows) {
    const lines = journals.get(row.journal_id);
    if (lines === undefined) journals.set(row.journal_id, [row]);
    else lines.push(row);
  }
  const parts = rows.flatMap((row) => ledgerPartsOf(row, names));
  const unmapped = parts.filter(({ ledger }) => ledger === null).map(({ name }) => name);
  return {
    vouchers: [...journals.values()].map((lines) => voucherOf(lines, names)),
    unmapped: [...new Set(unmapped)],
  };
}

function voucherOf(lines: readonly JournalRow[], names: LedgerNames): Voucher {
  const [head] = lines;
  if (head === undefined) throw new Error("A journal has lines");
  const id = transactionId(head.journal_id);
  const party = lines.find(({ kind }) => isPartyKind(kind));
  return {
    id,
    type: typeOf(head, lines),
    number: head.paper ?? id,
    date: tradeDay(head.at),
    party: party === undefined ? null : ledgerOf(party, names),
    narration: head.description,
    entries: lines.flatMap((line) =>
      ledgerPartsOf(line, names).map(({ ledger, name, amountPaise }) => ({
        ledger: ledger ?? name,
        amountPaise,
        bill: billOf(line),
      })),
    ),
  };
}

/** Money at the bank decides first, as Tally's own rule for receipts and payments does; then what happened. */
function typeOf({ event, undone_event, paper }: JournalRow, lines: readonly JournalRow[]): VoucherType {
  const bank = sumOf(lines, "bank");
  if (bank !== 0) return bank > 0 ? "Receipt" : "Payment";
  if (event === "sale invoiced") return "Sales";
  if (event === "seller billed" || event === "freight bill approved") return "Purchase";
  if (event === "seller noted" || undone_event === "seller billed") return "Debit Note";
  // An invoice that was cancelled within its day has no note: the mirror of its sale is a journal.
  if (undone_event === "sale invoiced" && paper !== null) return "Credit Note";
  if (event === "note issued") return sumOf(lines, "receivable") < 0 ? "Credit Note" : "Debit Note";
  return "Journal";
}

function sumOf(lines: readonly JournalRow[], kind: JournalRow["kind"]): Paise {
  return sumPaise(lines.filter((line) => line.kind === kind).map(({ amount_paise }) => paise(amount_paise)));
}

function billOf({ kind, order_number: order, amount_paise: amount }: JournalRow): VoucherEntry["bill"] {
  if (order === null || !isPartyKind(kind)) return null;
  const isOpened = kind === "receivable" ? amount > 0 : amount < 0;
  return { name: order, type: isOpened ? "New Ref" : "Agst Ref" };
}

/** Adds up what vouchers post to each ledger, in paise. */
export function addToLedgers(
  sums: Map<string, Paise>,
  entries: Iterable<{ ledger: string; amountPaise: Paise }>,
): void {
  for (const { ledger, amountPaise } of entries) {
    sums.set(ledger, sumPaise([sums.get(ledger) ?? zeroPaise, amountPaise]));
  }
}
