import type { TransferDetailsAnswer } from "../../contract/bank-account";
import type { CashWalletAnswer, WalletTransaction, WalletTransfer } from "../../contract/cash-wallet";
import type { CreditWalletAnswer } from "../../contract/credit-wallet";
import { aPage } from "../public-builders";

export function aTransaction(change: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    description: "Top-up by bank transfer, UTR HDFCN52611200931",
    transaction_id: "JRN0004797",
    created_at: "2026-11-20T10:35:00.000Z",
    amount: 250000,
    status: "credit",
    remaining_balance: 250000,
    ...change,
  };
}

export function aCashWallet(change: Partial<CashWalletAnswer> = {}): CashWalletAnswer {
  return { cash_balance: 240500, held_balance: 0, transaction: aPage([aTransaction()]), payment: [], ...change };
}

export function aCreditWallet(change: Partial<CreditWalletAnswer> = {}): CreditWalletAnswer {
  return {
    assign_credit_balance: 500000,
    credit_balance: 310000,
    used_credit_balance: 190000,
    transaction: aPage([]),
    ...change,
  };
}

export function aPayment(change: Partial<WalletTransfer> = {}): WalletTransfer {
  return {
    id: 1,
    purpose: "top-up",
    source: "bank",
    amount: 100000,
    status: "under check",
    utr: "HDFCN52611210001",
    paid_on: "2026-11-21",
    reason: "",
    created_at: "2026-11-21T05:00:00.000Z",
    ...change,
  };
}

/** Where to send money, as the desk has set it. */
export function transferDetails(change: Partial<TransferDetailsAnswer> = {}): TransferDetailsAnswer {
  return {
    data: {
      account_name: "Mandi Private Limited",
      account_number: "501147000492",
      ifsc: "MCTB0000147",
      bank: "Mahanadi Commerce and Trade Bank",
      branch: "Pandri, Raipur",
      upi_id: "mandi.trade@mctbank",
    },
    reference: "Q2627000184",
    upi_limit: 100000,
    ...change,
  };
}
