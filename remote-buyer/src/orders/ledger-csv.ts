import { csvText } from "@mandi/shared/format/csv";
import { toIndianDay } from "@mandi/shared/format/dates";
import { ledger } from "@mandi/shared/messages/buyer-ledger";
import type { NumberedRow } from "./use-order-ledger";

/** The ledger for accounting programs: plain figures, days of India. */
export function ledgerCsv(rows: readonly NumberedRow[]): string {
  const head = [
    ledger.serial,
    ledger.date,
    ledger.particulars,
    ledger.transaction,
    ledger.amount,
    ledger.type,
    ledger.balance,
  ];
  const lines = rows.map((row) => [
    row.serial,
    toIndianDay(row.created_at),
    row.description,
    row.transaction_id,
    row.amount,
    row.type,
    row.remaining_balance,
  ]);
  return csvText([head, ...lines]);
}
