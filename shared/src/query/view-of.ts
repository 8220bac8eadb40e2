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
  isEmpty: (data: Data) => boolean = () => false,
): View<Data> {
  const fetchAgain = (): void => void refetch();
  // An error in the page's own code belongs to the area's error boundary, not to "try again".
  if (error !== null && !(error instanceof HttpFailure)) throw error;
  if (error !== null && (data === undefined || isGone(error))) {
    if (error.status === 403) return { state: { kind: "forbidden", message: error.message }, staleSince: null };
    return { state: { kind: "failed", failure: error, retry: fetchAgain }, staleSince: null };
  }
  if (data === undefined) return { state: { kind: "loading" }, staleSince: null };
  return {
    state: isEmpty(data) ? { kind: "empty" } : { kind: "ready", data, reload: fetchAgain },
    staleSince: error === null ? null : dataUpdatedAt,
  };
}

/** The server reports that it no longer exists, or is no longer the reader's. */
function isGone({ status }: HttpFailure): boolean {
  return status === 404 || status === 403;
}
