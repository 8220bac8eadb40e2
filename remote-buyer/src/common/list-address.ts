/** Order of a list; newest first is the usual one and stays out of the address. */
export type ListOrder = "newest" | "oldest";

/** What a list's address says: which rows, in which order, which page. */
export interface ListView<Status extends string> {
  readonly status: Status | null;
  readonly sort: ListOrder;
  readonly page: number;
  /** What is looked for; empty for nothing. */
  readonly search: string;
}

/** Reads a view from an address that anyone may have typed. */
export function readListView<Status extends string>(
  params: URLSearchParams,
  statuses: readonly Status[],
): ListView<Status> {
  return {
    status: statuses.find((status) => status === params.get("status")) ?? null,
    search: (params.get("search") ?? "").slice(0, 60),
    sort: params.get("sort") === "oldest" ? "oldest" : "newest",
    page: Math.min(100_000, Math.max(1, Math.trunc(Number(params.get("page"))) || 1)),
  };
}

/** The query of the same place with some values changed; another filter or order starts at the first page. */
export function withValues(params: URLSearchParams, values: Readonly<Record<string, string | null>>): string {
  const query = new URLSearchParams(params);
  if (!("page" in values)) query.delete("page");
  for (const [name, value] of Object.entries(values)) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return query.toString();
}
