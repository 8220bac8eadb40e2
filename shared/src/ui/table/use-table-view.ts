import { useAddressQuery } from "../../browser/use-address-query";
import type { Sort } from "../data/data-table";
import type { TableView } from "./view-column";

/**
 * The view in the address, and how it is changed there; other parameters of the page are kept.
 *
 * @param name of the table, before its parameters (`batches-sort`); empty for the only table of a page
 */
export function useTableView(name = "") {
  const [params, setParams] = useAddressQuery();
  const nameOf = (part: Part): string => (name === "" ? part : `${name}-${part}`);
  const hiddenOf = (address: URLSearchParams): string[] =>
    (address.get(nameOf("hide")) ?? "").split(",").filter(Boolean);
  const view: TableView = {
    sort: params.get(nameOf("sort")) ?? "",
    filter: params.get(nameOf("filter")) ?? "",
    hidden: hiddenOf(params),
  };
  const key = view.sort.replace(/^-/, "");
  const sort: Sort | undefined =
    key === "" ? undefined : { key, direction: view.sort.startsWith("-") ? "descending" : "ascending" };

  const change = (part: Part, value: string): void => setParams((before) => withPart(before, nameOf(part), value));

  return {
    view,
    sort,
    setSort: ({ key: by, direction }: Sort) => change("sort", direction === "descending" ? `-${by}` : by),
    setFilter: (text: string) => change("filter", text),
    toggle: (column: string) =>
      setParams((before) => {
        const hidden = hiddenOf(before);
        const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
        return withPart(before, nameOf("hide"), next.join(","));
      }),
  };
}

type Part = "sort" | "filter" | "hide";

export type TableViewChoice = ReturnType<typeof useTableView>;

function withPart(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value === "") params.delete(name);
  else params.set(name, value);
  return params;
}
