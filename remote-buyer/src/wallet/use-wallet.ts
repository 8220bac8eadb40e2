import { defineQuery } from "@mandi/shared/query/query";
import { useHeldPage } from "@mandi/shared/query/use-held-page";
import { useQuery } from "@mandi/shared/query/use-query";
import { useSearchParams } from "react-router-dom";
import type { DayRange } from "../common/day-range";
import { useDayRange } from "../common/use-day-range";
import { queryOfDays, readCashWallet, readCreditWallet } from "./wallet.api";

export type WalletTab = "cash" | "credit";

/** In the address: what is to be paid, beside the two wallets. */
const unpaidTab = "to-pay";

/** Tab, days and page of the address; each tab pages on its own total. */
export function useWalletAddress() {
  const [params] = useSearchParams();
  const days = useDayRange();
  const tab: WalletTab = params.get("tab") === "credit" ? "credit" : "cash";
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
  return {
    tab,
    isUnpaid: params.get("tab") === unpaidTab,
    unpaidHref: { search: `tab=${unpaidTab}` },
    page,
    days,
    tabHref: (wanted: WalletTab) => ({ search: wanted === "credit" ? "tab=credit" : "" }),
    pageHref: (wanted: number) => {
      const query = new URLSearchParams(params);
      query.delete("page");
      if (wanted > 1) query.set("page", String(wanted));
      return { search: query.toString() };
    },
  };
}

export type WalletAddress = ReturnType<typeof useWalletAddress>;

const walletQuery = defineQuery(async (signal, tab: WalletTab, page: number, range: DayRange) => {
  const query = { ...(page > 1 && { page }), ...queryOfDays(range) };
  const [cash, credit] = await Promise.all([
    readCashWallet(tab === "cash" ? query : {}, signal),
    readCreditWallet(tab === "credit" ? query : {}, signal),
  ]);
  return { cash, credit };
});

/** Both wallets: the tab shows one of them in full and the other as two figures. */
export function useWallet({ tab, page, days: { range } }: WalletAddress) {
  return useHeldPage(useQuery(walletQuery, [tab, page, range]), `${tab} ${range.from} ${range.to}`);
}
