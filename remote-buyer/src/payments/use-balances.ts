import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useCallback } from "react";
import { readCashWallet, readCreditWallet } from "../wallet/wallet.api";

/** What can be spent now, from both wallets. */
export interface Balances {
  readonly cash: number;
  readonly credit: number;
  readonly creditLimit: number;
  /** Why there is no new credit at present, and what to do; null where there is. */
  readonly noNewCredit: string | null;
  /** What an invoice bears past its due day, in percent a year. */
  readonly lateInterest: number;
}

const balancesQuery = defineQuery(async (signal): Promise<Balances> => {
  const [cash, credit] = await Promise.all([readCashWallet({}, signal), readCreditWallet({}, signal)]);
  return {
    cash: cash.cash_balance,
    credit: credit.credit_balance,
    creditLimit: credit.assign_credit_balance,
    noNewCredit: credit.no_new_credit ?? null,
    lateInterest: credit.late_interest_percent ?? 0,
  };
});

/** The balances beside the ways to pay; null while unknown. */
export function useBalances() {
  const state = useQuery(balancesQuery, []);
  const balances = state.kind === "ready" ? state.data : null;
  return {
    balances,
    /** Why a person with a credit limit cannot use it at present. */
    blocked: balances !== null && balances.creditLimit > 0 ? balances.noNewCredit : null,
    hasFailed: state.kind === "failed" || state.kind === "forbidden",
    /** A payment or another tab has changed them. */
    readAgain: useCallback(() => {
      if (state.kind === "ready") void state.refetch();
    }, [state]),
  };
}
