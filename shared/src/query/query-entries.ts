import { createQueryStore, type QueryStore } from "./query-store";

export interface KeepOptions {
  /**
   * The data outlives the page: Back shows it at once and refetches in the background. Not for the initial values of a form, where old data
   * would be edited.
   */
  readonly isKept?: boolean;
  /** False: after a failure only Retry fetches again, not another visit. */
  readonly retryOnMount?: boolean;
}

/** The store of one key, and its observers. */
export interface QueryEntry<Data> extends QueryStore<Data> {
  /**
   * Call this while a page shows it.
   * @returns a function that ends this; the last one cancels the fetch and drops data that is not kept
   */
  readonly observe: () => () => void;
  readonly isObserved: () => boolean;
  /** Whether a page that opens now would show kept data first. */
  readonly isStale: () => boolean;
}

/** How many keys are remembered at once: more than anyone goes back through. */
const mostEntries = 50;

/** One store for each key of a query. */
export function createEntries<Data>(options: KeepOptions): (key: readonly unknown[] | null) => QueryEntry<Data> {
  const entries = new Map<string, QueryEntry<Data>>();

  function dropOldest(): void {
    if (entries.size < mostEntries) return;
    const oldest = [...entries].find(([, { isObserved }]) => !isObserved());
    if (oldest === undefined) return;
    oldest[1].reset();
    entries.delete(oldest[0]);
  }

  return (key) => {
    const name = JSON.stringify(key);
    const known = entries.get(name);
    if (known !== undefined) return known;
    dropOldest();
    const created = createEntry<Data>(options);
    entries.set(name, created);
    return created;
  };
}

function createEntry<Data>({ isKept = false, retryOnMount = true }: KeepOptions): QueryEntry<Data> {
  const queryStore = createQueryStore<Data>();
  const { store, cancel, reset } = queryStore;
  let observers = 0;

  function leave(): void {
    observers -= 1;
    if (observers > 0) return;
    cancel();
    const { data, error } = store.getState();
    if (!isKept || (data === undefined && (error === null || retryOnMount))) reset();
  }

  return {
    ...queryStore,
    observe() {
      observers += 1;
      return leave;
    },
    isObserved: () => observers > 0,
    isStale: () => observers === 0 && store.getState().data !== undefined,
  };
}
