import { CashWalletAnswer, type TopUpBody, type WalletQuery } from "@mandi/shared/contract/cash-wallet";
import { type CreditRepaymentBody, CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";

export function readCashWallet(query: WalletQuery, signal: AbortSignal): Promise<CashWalletAnswer> {
  return http.get("/cash-wallet", CashWalletAnswer, { query: { ...query }, signal });
}

export function readCreditWallet(query: WalletQuery, signal: AbortSignal): Promise<CreditWalletAnswer> {
  return http.get("/credit-wallet", CreditWalletAnswer, { query: { ...query }, signal });
}

/** Reports a bank transfer into the cash wallet (H-08). */
export function reportTopUp(body: TopUpBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/cash-wallet/top-up", body, MessageAnswer, { idempotencyKey });
}

/** Pays drawn credit back. */
export function repayCredit(body: CreditRepaymentBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/credit-wallet/repayment", body, MessageAnswer, { idempotencyKey });
}
