import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { pageIn } from "@mandi/shared/query/address-page";
import type { Pages } from "@mandi/shared/query/pages";
import { usePages } from "@mandi/shared/query/use-pages";

/** More pages than anyone reads in one go: an address from outside must not start a hundred calls. */
const mostPages = 20;

/** A list up to the page in the address: loading more appends, and Back returns to a list of the same length. */
export function useListPages<Key extends readonly unknown[], Row>(pages: Pages<Key, Row>, key: Key) {
  const [params, setParams] = useAddressQuery();
  const count = Math.min(mostPages, pageIn(params));
  const state = usePages(pages, key, count);

  function showMore(): void {
    if (state.more.hasFailed) {
      state.more.retry();
      return;
    }
    setParams((before) => {
      before.set("page", String(count + 1));
      return before;
    });
  }

  return { state, showMore };
}
