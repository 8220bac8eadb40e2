import { usePageState } from "@mandi/shared/state/use-page-state";
import { useSearchParams } from "react-router-dom";
import { readCashWallet, readCreditWallet } from "./wallet.api";

export type WalletTab = "cash" | "credit";

/** Tab and page of the address; each tab pages on its own total (R-152, H-20). */
export function useWalletAddress() {
  const [params] = useSearchParams();
  const tab: WalletTab = params.get("tab") === "credit" ? "credit" : "cash";
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(params.get("page"))) || 1));
  return {
    tab,
    page,
    tabHref: (wanted: WalletTab) => ({ search: wanted === "credit" ? "tab=credit" : "" }),
    pageHref: (wanted: number) => {
      const query = new URLSearchParams(tab === "credit" ? { tab } : {});
      if (wanted > 1) query.set("page", String(wanted));
      return { search: query.toString() };
    },
  };
}

export type WalletAddress = ReturnType<typeof useWalletAddress>;

/** Both wallets: the tab shows one of them in full and the other as two figures. */
export function useWallet({ tab, page }: WalletAddress) {
  return usePageState(`${tab} ${page}`, async (signal) => {
    const [cash, credit] = await Promise.all([
      readCashWallet(tab === "cash" ? { page } : {}, signal),
      readCreditWallet(tab === "credit" ? { page } : {}, signal),
    ]);
    return { cash, credit };
  });
}
