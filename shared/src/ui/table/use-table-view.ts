import { useAddressQuery } from "../../browser/use-address-query";
import type { Sort } from "../data/data-table";
import type { TableView } from "./view-column";

/** The view in the address, and how it is changed there; other parameters of the page are kept. */
export function useTableView() {
  const [params, setParams] = useAddressQuery();
  const view: TableView = {
    sort: params.get("sort") ?? "",
    filter: params.get("filter") ?? "",
    hidden: hiddenOf(params),
  };
  const key = view.sort.replace(/^-/, "");
  const sort: Sort | undefined =
    key === "" ? undefined : { key, direction: view.sort.startsWith("-") ? "descending" : "ascending" };

  const change = (name: "sort" | "filter" | "hide", value: string): void =>
    setParams((before) => withPart(before, name, value));

  return {
    view,
    sort,
    setSort: ({ key: by, direction }: Sort) => change("sort", direction === "descending" ? `-${by}` : by),
    setFilter: (text: string) => change("filter", text),
    toggle: (column: string) =>
      setParams((before) => {
        const hidden = hiddenOf(before);
        const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
        return withPart(before, "hide", next.join(","));
      }),
  };
}

export type TableViewChoice = ReturnType<typeof useTableView>;

const hiddenOf = (params: URLSearchParams): string[] => (params.get("hide") ?? "").split(",").filter(Boolean);

function withPart(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value === "") params.delete(name);
  else params.set(name, value);
  return params;
}
