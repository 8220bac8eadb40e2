import { statusesOf } from "@mandi/shared/contract/trade-document";
import { pageIn } from "@mandi/shared/query/address-page";

/** Order of a list; what waits for the reader, then the newest, is the default and not part of the address. */
export const listOrders = ["turn", "newest", "oldest"] as const;
export type ListOrder = (typeof listOrders)[number];

/** The view of a list in its address: which rows, in which order, which page. */
export interface ListView<Status extends string> {
  /** None: all. */
  readonly statuses: readonly Status[];
  readonly sort: ListOrder;
  /** Only what waits for the reader. */
  readonly isTurn: boolean;
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
    sort: listOrders.find((order) => order === params.get("sort")) ?? "turn",
    isTurn: params.get("turn") === "mine",
    page: pageIn(params),
  };
}

/** The view as both lists ask the server for it. */
export function listQuery({ statuses, sort, isTurn, page, search }: ListView<string>) {
  const turn = isTurn ? ("mine" as const) : ("first" as const);
  return {
    ...(page > 1 && { page }),
    ...(statuses.length > 0 && { status: statuses.join("|") }),
    ...(sort === "oldest" && { sort }),
    ...(search !== "" && { search }),
    ...((isTurn || sort === "turn") && { turn }),
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
