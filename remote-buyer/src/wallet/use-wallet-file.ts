import { rangeSuffix } from "../common/day-range";
import { useCsvFile } from "../common/use-csv-file";
import type { WalletAddress } from "./use-wallet";
import { readAllLines } from "./wallet.api";
import { walletCsv } from "./wallet-csv";

/** Exports all lines of the chosen days, not only the page on screen. */
export function useWalletFile({ tab, days: { range } }: WalletAddress) {
  return useCsvFile(async (signal) => ({
    name: `${tab}-wallet${rangeSuffix(range)}.csv`,
    text: walletCsv(await readAllLines(tab, range, signal)),
  }));
}
