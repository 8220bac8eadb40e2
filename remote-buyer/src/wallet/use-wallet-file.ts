import { notify } from "@mandi/shared/browser/notify";
import { saveCsv } from "@mandi/shared/browser/save-csv";
import { HttpFailure } from "@mandi/shared/http";
import { useEffect, useRef, useState } from "react";
import { rangeSuffix } from "../page/day-range";
import type { WalletAddress } from "./use-wallet";
import { readAllLines } from "./wallet.api";
import { walletCsv } from "./wallet-csv";

/** Writes all lines of the chosen days into a file, not only the page on screen. */
export function useWalletFile({ tab, days: { range } }: WalletAddress) {
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  async function save(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setIsBusy(true);
    try {
      const lines = await readAllLines(tab, range, controller.signal);
      saveCsv(`${tab}-wallet${rangeSuffix(range)}.csv`, walletCsv(lines));
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      if (!controller.signal.aborted) notify.error(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return { save, isBusy };
}
