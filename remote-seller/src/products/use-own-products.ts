import { defineQuery } from "@mandi/shared/query/query";
import { useQuery } from "@mandi/shared/query/use-query";
import { useSearchParams } from "react-router-dom";
import { wishOf } from "./product-filter";
import { readOwnProducts } from "./products.api";

const ownProductsQuery = defineQuery(readOwnProducts);

/** The seller's products and what the address asks of their list. */
export function useOwnProducts() {
  const [params, setParams] = useSearchParams();
  const state = useQuery(ownProductsQuery, []);

  /** The list is old: asks for it again, behind what is shown. */
  function refresh(): void {
    if (state.kind !== "loading") void state.refetch();
  }

  /** Changes the list's wishes; another wish starts at its first page. */
  function changeWish(next: Readonly<Record<string, string>>): void {
    setParams(
      (before) => {
        before.delete("page");
        for (const [name, value] of Object.entries(next)) {
          if (value === "") before.delete(name);
          else before.set(name, value);
        }
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  /** The same address with one thing changed, for links; the list's own wishes stay. */
  function hrefWith(name: string, value: string | null) {
    const query = new URLSearchParams(params);
    if (value === null) query.delete(name);
    else query.set(name, value);
    return { search: query.toString() };
  }

  return { state, wish: wishOf(params), view: viewOf(params), refresh, changeWish, hrefWith };
}

export type OwnProducts = ReturnType<typeof useOwnProducts>;

/** Which of the page's three views the address means. */
export type ProductView =
  | { readonly kind: "list" }
  | { readonly kind: "add" }
  | { readonly kind: "detail"; readonly id: string };

function viewOf(params: URLSearchParams): ProductView {
  if (params.get("view") === "add") return { kind: "add" };
  const id = params.get("product");
  return id === null ? { kind: "list" } : { kind: "detail", id };
}
