import type { ProductItem } from "@mandi/shared/contract/product-list";
import { HttpFailure } from "@mandi/shared/http";
import { useState } from "react";
import type { ListPage } from "../common/list-page";
import { readProducts } from "./home.api";

type Reading = "idle" | "loading" | "failed";

/** The products of the first page and of those that were read on after it. */
export function useMoreProducts(first: ListPage<ProductItem>) {
  const [further, setFurther] = useState<readonly ListPage<ProductItem>[]>([]);
  const [reading, setReading] = useState<Reading>("idle");
  const { current_page, last_page, total } = further.at(-1) ?? first;
  // A product that was added meanwhile pushes one onto the next page: by its id it stands here once.
  const byId = new Map([first, ...further].flatMap(({ data }) => data).map((product) => [product.id, product]));

  async function readOn(): Promise<void> {
    setReading("loading");
    try {
      const next = await readProducts(current_page + 1);
      setFurther((pages) => [...pages, next]);
      setReading("idle");
    } catch (error) {
      if (!(error instanceof HttpFailure)) throw error;
      setReading("failed");
    }
  }

  return { products: [...byId.values()], total, hasMore: current_page < last_page, reading, readOn };
}
