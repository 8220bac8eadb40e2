import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { useEffect, useState } from "react";
import { orNull } from "../../page/or-null";
import { readPrice, readStocks } from "../products.api";
import { patiently } from "./patiently";

export interface Collected<Settings> {
  readonly product: SellerProductItem;
  readonly settings: Settings;
}

export interface CollectedState<Settings> {
  readonly rows: readonly Collected<Settings>[];
  readonly failed: number;
  /** How long the server asked to wait; 0 while it answers. */
  readonly waitSeconds: number;
}

/** The price settings of many products. */
export function usePrices(products: readonly SellerProductItem[]) {
  return useCollected(products, readPrice);
}

/** The stock of many products, by size. */
export function useStocks(products: readonly SellerProductItem[]) {
  return useCollected(products, readStocks);
}

/** The settings of many products, asked for one after the other. Leaving ends it. */
function useCollected<Settings>(
  products: readonly SellerProductItem[],
  read: (id: number, signal: AbortSignal) => Promise<Settings>,
): CollectedState<Settings> {
  const [rows, setRows] = useState<readonly Collected<Settings>[]>([]);
  const [failed, setFailed] = useState(0);
  const [waitSeconds, setWaitSeconds] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    async function collect(): Promise<void> {
      setRows([]);
      setFailed(0);
      for (const product of products) {
        const settings = await orNull(patiently(() => read(product.id, signal), setWaitSeconds, signal));
        if (signal.aborted) return;
        if (settings === null) setFailed((before) => before + 1);
        else setRows((before) => [...before, { product, settings }]);
      }
    }
    void collect();
    return () => leaving.abort();
  }, [products, read]);

  return { rows, failed, waitSeconds };
}
