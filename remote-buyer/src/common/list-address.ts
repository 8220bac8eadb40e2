import { statusesOf } from "@mandi/shared/contract/trade-document";
import { pageIn } from "@mandi/shared/query/address-page";

/** Order of a list; newest first is the default and not part of the address. */
export type ListOrder = "newest" | "oldest";

/** The view of a list in its address: which rows, in which order, which page. */
export interface ListView<Status extends string> {
  /** None: all. */
  readonly statuses: readonly Status[];
  readonly sort: ListOrder;
  readonly page: number;
  /** The search text; empty for none. */
  readonly search: string;
}

/** Reads a view from an address, which anyone may have typed. */
export function readListView<Status extends string>(
  params: URLSearchParams,
  known: readonly Status[],
): ListView<Status> {
  return {
    statuses: statusesOf(params.get("status"), known),
    search: (params.get("search") ?? "").slice(0, 60),
    sort: params.get("sort") === "oldest" ? "oldest" : "newest",
    page: pageIn(params),
  };
}

/** The current query with some values changed; another filter or order starts at the first page. */
export function withValues(params: URLSearchParams, values: Readonly<Record<string, string | null>>): URLSearchParams {
  const query = new URLSearchParams(params);
  if (!("page" in values)) query.delete("page");
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query;
}
