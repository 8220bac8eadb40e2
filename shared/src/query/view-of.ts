import { HttpFailure } from "@mandi/shared/http";
import type { PageState } from "./page-state";
import type { QueryState } from "./query-store";

export interface View<Data> {
  readonly state: PageState<Data>;
  readonly staleSince: number | null;
}

interface Fetched<Data> extends Omit<QueryState<Data>, "isFetching"> {
  readonly refetch: () => Promise<void>;
}

/** The state of a query as one of the five states of a page. */
export function viewOf<Data>(
  { data, error, dataUpdatedAt, refetch }: Fetched<Data>,
  isEmpty?: (data: Data) => boolean,
): View<Data> {
  const fetchAgain = (): void => void refetch();
  // An error in the page's own code belongs to the area's error boundary, not to "try again".
  if (error !== null && !(error instanceof HttpFailure)) throw error;
  if (data !== undefined) {
    return {
      state: isEmpty?.(data) ? { kind: "empty" } : { kind: "ready", data, reload: fetchAgain },
      staleSince: error && dataUpdatedAt,
    };
  }
  const state: PageState<Data> =
    error === null
      ? { kind: "loading" }
      : error.status === 403
        ? { kind: "forbidden", message: error.message }
        : { kind: "failed", failure: error, retry: fetchAgain };
  return { state, staleSince: null };
}
