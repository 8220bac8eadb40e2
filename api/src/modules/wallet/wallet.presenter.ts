import type { CashWalletAnswer, WalletTransaction, WalletTransfer } from "@mandi/shared/contract/cash-wallet";
import { rupeesFromPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import { presentPage } from "../../platform/routes/paging";
import type { StatementPage, StatementRow } from "../ledger/statement.service";
import { presentPayment } from "../payments/payment.presenter";
import type { Payment } from "../payments/payment.store";
import type { CashWallet } from "./wallet.service";

/** A cash wallet for its owner. */
export function presentCashWallet(wallet: CashWallet): CashWalletAnswer {
  return {
    cash_balance: rupeesFromPaise(wallet.balancePaise),
    held_balance: rupeesFromPaise(wallet.heldPaise),
    transaction: presentTransactions(wallet.statement),
    payment: wallet.transfers.map((transfer) => presentTransferOf(transfer, wallet)),
  };
}

function presentTransferOf(transfer: Payment, { paidThings, reversals }: CashWallet): WalletTransfer {
  const paid = paidThings.get(transfer.id);
  const reversal = reversals.get(transfer.id);
  return {
    ...presentPayment(transfer),
    ...(paid?.order && { order: paid.order, ...(paid.paper && { paper: paid.paper }) }),
    ...(paid?.quotation && { quotation: paid.quotation }),
    ...(transfer.enteredBy !== null && { is_entered_by_desk: 1 as const }),
    ...(reversal && { reversed_on: tradeDay(reversal.at), reason: reversal.reason }),
  };
}

/** One page of a wallet's lines; each wallet is paged by its own total. */
export function presentTransactions({ rows, page, perPage, total }: StatementPage): CashWalletAnswer["transaction"] {
  return presentPage(rows.map(presentTransaction), page, perPage, total);
}

function presentTransaction(row: StatementRow): WalletTransaction {
  return {
    description: row.description,
    transaction_id: row.transactionId,
    created_at: row.at.toISOString(),
    amount: rupeesFromPaise(row.amountPaise),
    status: row.type,
    remaining_balance: rupeesFromPaise(row.balancePaise),
  };
}
