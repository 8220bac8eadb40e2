import { usePages } from "@mandi/shared/query/use-pages";
import { useState } from "react";
import { productPages } from "./home-queries";

/** The products of the first page, and of those loaded after it. */
export function useProducts() {
  const [count, setCount] = useState(1);
  const state = usePages(productPages, [], count);

  function showMore(): void {
    if (state.more.hasFailed) state.more.retry();
    else setCount(count + 1);
  }

  return { state, isLong: count > 1, showMore };
}
