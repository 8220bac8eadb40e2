import type { LedgerRow } from "@mandi/shared/contract/order";
import { toIndianDay } from "@mandi/shared/format/dates";
import { ledger } from "@mandi/shared/messages/buyer-trade";
import { toCsv } from "../page/csv";

/** The ledger as accounting programs take it: plain figures, days of India. */
export function ledgerCsv(rows: readonly LedgerRow[]): string {
  const head = [
    ledger.serial,
    ledger.date,
    ledger.particulars,
    ledger.transaction,
    ledger.amount,
    ledger.type,
    ledger.balance,
  ];
  const lines = rows.map((row, place) => [
    place + 1,
    toIndianDay(row.created_at),
    row.description,
    row.transaction_id,
    row.amount,
    row.type,
    row.remaining_balance,
  ]);
  return toCsv([head, ...lines]);
}
