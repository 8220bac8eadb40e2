import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { wishOf } from "./product-filter";
import { readOwnProducts } from "./products.api";

const ownProductsQuery = defineQuery(readOwnProducts);

/** Parameters of `ownStockPath` that concern the product alone. */
export const askedOfProduct = ["update", "size", "enquiry"];

/** The seller's products and the view of their list in the address. */
export function useOwnProducts() {
  const [params, setParams] = useAddressQuery();
  const state = useQuery(ownProductsQuery, []);

  /** The list is out of date: refetches it behind what is shown. */
  function refresh(): void {
    if (state.kind !== "loading") void state.refetch();
  }

  /** Changes the view of the list, starting at its first page. */
  function changeWish(next: Readonly<Record<string, string>>): void {
    setParams((before) => {
      before.delete("page");
      for (const [name, value] of Object.entries(next)) {
        if (value === "") before.delete(name);
        else before.set(name, value);
      }
      return before;
    });
  }

  /** The same address with one thing changed, for links; the view of the list stays. */
  function hrefWith(name: string, value: string | null) {
    const query = new URLSearchParams(params);
    if (value === null) query.delete(name);
    else query.set(name, value);
    return { search: query.toString() };
  }

  /** The list as it was before one of its products was opened, without what the address asked of that product. */
  function listHref() {
    const query = new URLSearchParams(params);
    for (const name of ["product", "view", ...askedOfProduct]) query.delete(name);
    return { search: query.toString() };
  }

  return { state, wish: wishOf(params), view: viewOf(params), refresh, changeWish, hrefWith, listHref };
}

export type OwnProducts = ReturnType<typeof useOwnProducts>;

/** Which of the page's three views the address selects. */
export type ProductView =
  | { readonly kind: "list" }
  | { readonly kind: "add" }
  | { readonly kind: "detail"; readonly id: string };

function viewOf(params: URLSearchParams): ProductView {
  if (params.get("view") === "add") return { kind: "add" };
  const id = params.get("product");
  return id === null ? { kind: "list" } : { kind: "detail", id };
}
