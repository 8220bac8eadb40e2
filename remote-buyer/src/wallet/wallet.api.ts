import {
  CashWalletAnswer,
  maxWalletPageSize,
  type TopUpBody,
  type WalletQuery,
  type WalletTransaction,
} from "@mandi/shared/contract/cash-wallet";
import { type CreditRepaymentBody, CreditWalletAnswer } from "@mandi/shared/contract/credit-wallet";
import { UnpaidAnswer } from "@mandi/shared/contract/unpaid";
import { MessageAnswer } from "@mandi/shared/contract/wire";
import { http } from "@mandi/shared/http";
import type { DayRange } from "../common/day-range";

export function readCashWallet(query: WalletQuery, signal: AbortSignal): Promise<CashWalletAnswer> {
  return http.get("/cash-wallet", CashWalletAnswer, { query: { ...query }, signal });
}

export function readCreditWallet(query: WalletQuery, signal: AbortSignal): Promise<CreditWalletAnswer> {
  return http.get("/credit-wallet", CreditWalletAnswer, { query: { ...query }, signal });
}

export function readUnpaid(page: number, signal: AbortSignal): Promise<UnpaidAnswer> {
  return http.get("/customer/unpaid", UnpaidAnswer, { query: { page }, signal });
}

export function queryOfDays({ from, to }: DayRange): WalletQuery {
  return { ...(from !== null && { from_date: from }), ...(to !== null && { to_date: to }) };
}

const readers = { cash: readCashWallet, credit: readCreditWallet };

/** All lines of the days, newest first, however many pages that is. */
export async function readAllLines(
  tab: keyof typeof readers,
  days: DayRange,
  signal: AbortSignal,
): Promise<readonly WalletTransaction[]> {
  const lines: WalletTransaction[] = [];
  for (let page = 1, lastPage = 1; page <= lastPage; page += 1) {
    const query = { ...queryOfDays(days), page, per_page: maxWalletPageSize };
    const { transaction } = await readers[tab](query, signal);
    lines.push(...transaction.data);
    lastPage = transaction.last_page;
  }
  return lines;
}

/** Reports a bank transfer into the cash wallet (docs/domain.md#payments). */
export function reportTopUp(body: TopUpBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/cash-wallet/top-up", body, MessageAnswer, { idempotencyKey });
}

/** Pays drawn credit back. */
export function repayCredit(body: CreditRepaymentBody, idempotencyKey: string): Promise<MessageAnswer> {
  return http.post("/credit-wallet/repayment", body, MessageAnswer, { idempotencyKey });
}
