import { useSearchParams } from "react-router-dom";
import type { Sort } from "../data/data-table";
import type { TableView } from "./view-column";

/** The view in the address, and how it is changed there; other parameters of the page are kept. */
export function useTableView() {
  const [params, setParams] = useSearchParams();
  const view: TableView = {
    sort: params.get("sort") ?? "",
    filter: params.get("filter") ?? "",
    hidden: (params.get("hide") ?? "").split(",").filter(Boolean),
  };
  const key = view.sort.replace(/^-/, "");
  const sort: Sort | undefined =
    key === "" ? undefined : { key, direction: view.sort.startsWith("-") ? "descending" : "ascending" };

  function change(name: "sort" | "filter" | "hide", value: string): void {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === "") next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    view,
    sort,
    setSort: ({ key: by, direction }: Sort) => change("sort", direction === "descending" ? `-${by}` : by),
    setFilter: (text: string) => change("filter", text),
    toggle: (column: string) => {
      const { hidden } = view;
      const next = hidden.includes(column) ? hidden.filter((one) => one !== column) : [...hidden, column];
      change("hide", next.join(","));
    },
  };
}

export type TableViewChoice = ReturnType<typeof useTableView>;
