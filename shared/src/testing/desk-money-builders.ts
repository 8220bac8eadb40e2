import type { DeskBankLineAsideAnswer, DeskBankLinePayers } from "../contract/desk/bank-line-match";
import type { DeskBankLine } from "../contract/desk/bank-statement";
import type { DeskPayoutBatch, DeskPayoutBatchListAnswer, DeskPayoutDue } from "../contract/desk/payout";

/** A received line whose UTR and amount are those of a transfer under check. */
export function aBankLine(change: Partial<DeskBankLine> = {}): DeskBankLine {
  return {
    id: 41,
    day: "2026-11-21",
    amount: 1_194_350,
    text: "NEFT CR-UTIBR52611210093-VIDARBHA INFRA",
    match: "matched",
    payment_id: 318,
    payer: "Vidarbha Infra Projects",
    utr: "UTIBR52611210093",
    claimed: 1_194_350,
    ...change,
  };
}

/** A line that nobody reported, from a known account. */
export function aLineWithPayers(change: Partial<DeskBankLinePayers> = {}): DeskBankLinePayers {
  return {
    id: 43,
    day: "2026-11-21",
    amount: 800_000,
    text: "NEFT CR-HDFC52611210043-BALA STEELS",
    account: "••0492",
    utrs: ["HDFC52611210043"],
    payers: [{ id: 1184, name: "Bala Steels", phone: "9425211184", why: "account" }],
    ...change,
  };
}

/** A line that was set aside as interest of the bank. */
export function anAsideLine(): DeskBankLineAsideAnswer["data"][number] {
  return {
    ...{ id: 47, day: "2026-11-20", amount: 4_711, text: "INTEREST 2026 Q3" },
    ...{ at: "2026-11-21T05:00:00.000Z", by: "Meera Kulkarni", reason: "Interest of the bank" },
  };
}

/** What is owed to the seller of a delivered order. */
export function aPayoutDue(change: Partial<DeskPayoutDue> = {}): DeskPayoutDue {
  return {
    order_id: 96,
    order: "O2627000096",
    to: "seller",
    payee: "Kaveri Ispat Limited",
    amount: 1_646_513,
    order_status: "delivered",
    ...change,
  };
}

type BatchLine = DeskPayoutBatchListAnswer["data"][number];

/** A batch of one payment as the list has it. */
export function aBatchLine(change: Partial<BatchLine> = {}): BatchLine {
  return {
    id: 7,
    made_at: "2026-11-21T05:00:00.000Z",
    made_by: "Meera Kulkarni",
    payments: 1,
    open: 1,
    amount: 1_646_513,
    ...change,
  };
}

/** The same with its row, which the bank has not paid yet. */
export function aPayoutBatch(change: Partial<DeskPayoutBatch["rows"][number]> = {}): DeskPayoutBatch {
  const { payments: _payments, open: _open, ...batch } = aBatchLine();
  const { order_status: _status, ...due } = aPayoutDue();
  return { ...batch, rows: [{ id: 70, ...due, code: "22AAACK1234A1Z5", status: "agreed", utr: null, ...change }] };
}
