import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import { useEffect, useState } from "react";
import { type Collected, collectSettings } from "./read-settings";

/** The settings of many products. Leaving cancels the requests. */
export function useCollected(products: readonly SellerProductItem[]) {
  const [rows, setRows] = useState<readonly Collected[]>([]);
  const [failed, setFailed] = useState(0);
  const [waitSeconds, onWait] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setRows([]);
    setFailed(0);
    void collectSettings(products, { signal: leaving.signal, onWait }, (some) => {
      const found = some.flatMap(({ product, settings }) => (settings ? { product, settings } : []));
      setRows((before) => [...before, ...found]);
      setFailed((before) => before + some.length - found.length);
    });
    return () => leaving.abort();
  }, [products]);

  return { rows, failed, waitSeconds };
}
