import { useAddressQuery } from "@mandi/shared/browser/use-address-query";
import {
  type DeskQueueQuery,
  type QueueKind,
  queueKinds,
  queueSorts,
  type ReadQueueView,
} from "@mandi/shared/contract/desk/queue";
import { pageIn, paramsOfPage } from "@mandi/shared/query/address-page";
import { useQuery } from "@mandi/shared/query/use-query";
import type { Sort } from "@mandi/shared/ui/data/data-table";
import { queueQuery } from "./queue.api";

/** The part of the queue in the address: kind, order, search text and page. */
export function useQueue() {
  const [params, setParams] = useAddressQuery();
  const query = queryOf(params);
  const state = useQuery(queueQuery, [query]);

  /** Changes the view, starting at its first page; an empty value is left out. */
  function change(name: "kind" | "sort" | "filter" | "taken", value: string): void {
    setParams((before) => {
      const next = new URLSearchParams(before);
      next.delete("page");
      next.delete(name);
      if (value !== "") next.set(name, value);
      return next;
    });
  }

  return {
    state,
    query,
    chooseKind: (kind: QueueKind | null) => change("kind", kind ?? ""),
    search: (words: string) => change("filter", words.trim()),
    setSort: ({ key, direction }: Sort) => change("sort", direction === "descending" ? `-${key}` : key),
    chooseTaken: (taken: DeskQueueQuery["taken"] | null) => change("taken", taken ?? ""),
    /** Applies exactly a saved filter; the columns stay. */
    showView: (wanted: ReadQueueView["query"]) =>
      setParams((before) => {
        const hidden = before.get("hide");
        return { ...wanted, ...(hidden !== null && { hide: hidden }) };
      }),
    showAll: () => setParams(() => ({})),
    pageHref: (page: number) => `?${paramsOfPage(params, page)}`,
  };
}

export type ShownQueue = ReturnType<typeof useQueue>;

const whose = ["mine", "free"] as const;

/** The query in the address; unknown values are ignored. */
export function queryOf(params: URLSearchParams): DeskQueueQuery {
  const kind = queueKinds.find((one) => one === params.get("kind"));
  const wanted = params.get("sort") ?? "";
  const column = queueSorts.find((one) => one === wanted.replace(/^-/, ""));
  const filter = (params.get("filter") ?? "").slice(0, 64);
  const taken = whose.find((one) => one === params.get("taken"));
  const page = pageIn(params);
  return {
    ...(kind && { kind }),
    ...(column && { sort: wanted.startsWith("-") ? (`-${column}` as const) : column }),
    ...(filter !== "" && { filter }),
    ...(taken && { taken }),
    ...(page > 1 && { page }),
  };
}
