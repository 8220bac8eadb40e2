import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";
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
  const page = pageIn(params);
  return {
    tab,
    isUnpaid: params.get("tab") === unpaidTab,
    unpaidHref: { search: `tab=${unpaidTab}` },
    page,
    days,
    tabHref: (wanted: WalletTab) => ({ search: wanted === "credit" ? "tab=credit" : "" }),
    pageHref: (wanted: number) => ({ search: paramsOfPage(params, wanted).toString() }),
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
