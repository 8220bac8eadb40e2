import type { SellerProductItem } from "@mandi/shared/contract/seller-product";
import type { SellerSettings } from "@mandi/shared/contract/seller-products-many";
import { bulk } from "@mandi/shared/messages/seller-bulk";
import { useEffect, useRef, useState } from "react";
import type { Plan } from "../plan/plan";
import { readPriceFile } from "./price-file";
import { collectSettings } from "./read-settings";
import { readStockFile } from "./stock-file";

const readers = { prices: readPriceFile, stock: readStockFile };

interface FilePlan {
  readonly plan: Plan | null;
  readonly error: string | undefined;
  /** Number of products whose current figures have arrived, while they are being fetched. */
  readonly lookedAt: { readonly done: number; readonly count: number } | null;
}

const nothing: FilePlan = { plan: null, error: undefined, lookedAt: null };

/** What a chosen file would change, compared with the current state. */
export function useFilePlan(what: keyof typeof readers, products: readonly SellerProductItem[]) {
  const [state, setState] = useState<FilePlan>(nothing);
  const reading = useRef(new AbortController());
  useEffect(() => () => reading.current.abort(), []);

  async function take(file: File | null): Promise<void> {
    reading.current.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setState(nothing);
    if (file === null) return;
    const read = await readText(file).then(
      (text) => readers[what](text, products),
      () => bulk.unreadable,
    );
    if (signal.aborted) return;
    if (typeof read === "string") {
      setState({ ...nothing, error: read });
      return;
    }
    const standing = new Map<number, SellerSettings>();
    let done = 0;
    const say = (): void => setState({ ...nothing, lookedAt: { done, count: read.products.length } });
    say();
    await collectSettings(read.products, { signal, onWait: () => undefined }, (some) => {
      for (const { product, settings } of some) if (settings) standing.set(product.id, settings);
      done += some.length;
      say();
    });
    if (!signal.aborted) setState({ ...nothing, plan: read.planFor(standing) });
  }

  return { ...state, take };
}

function readText(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(bulk.unreadable));
    reader.readAsText(file);
  });
}
