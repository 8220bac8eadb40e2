import type { WalletTransaction } from "@mandi/shared/contract/cash-wallet";
import { csvText } from "@mandi/shared/format/csv";
import { toIndianDay } from "@mandi/shared/format/dates";
import { wallet } from "@mandi/shared/messages/buyer-wallet";

/** A wallet's lines for accounting programs: plain figures, days of India. */
export function walletCsv(rows: readonly WalletTransaction[]): string {
  const head = [wallet.date, wallet.description, wallet.transactionId, wallet.status, wallet.amount, wallet.balance];
  const lines = rows.map(({ created_at, description, transaction_id, status, amount, remaining_balance }) => [
    toIndianDay(created_at),
    description,
    transaction_id,
    status,
    amount,
    remaining_balance,
  ]);
  return csvText([head, ...lines]);
}
