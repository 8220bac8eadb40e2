import { useCallback, useMemo, useRef } from "react";
import { type Location, type NavigateOptions, useLocation, useNavigate } from "react-router-dom";

/** The change of an address query: from what it says now to what it should say. */
export type QueryChange = (query: URLSearchParams) => URLSearchParams | Record<string, string>;

/** The query that was last asked for in each place, until the place that has it is on the screen. */
const asked = new WeakMap<Location, string>();

const inPlace: NavigateOptions = { replace: true, preventScrollReset: true };

/**
 * The query of the address, and the one way to change it. The router renders a new address as a transition, some time
 * after the press: a second press meanwhile starts from what the first one asked for, and takes nothing of it back.
 * Without options the change replaces the history entry and leaves the page where it is scrolled to.
 */
export function useAddressQuery(): readonly [
  query: URLSearchParams,
  change: (change: QueryChange, options?: NavigateOptions) => void,
] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef(location);
  latest.current = location;
  const query = useMemo(() => new URLSearchParams(location.search), [location.search]);

  const change = useCallback(
    (apply: QueryChange, options = inPlace): void => {
      const here = latest.current;
      const next = new URLSearchParams(apply(new URLSearchParams(asked.get(here) ?? here.search))).toString();
      asked.set(here, next);
      void navigate(`?${next}`, options);
    },
    [navigate],
  );
  return [query, change];
}

/** Forgets the query that was asked for in a place, because its navigation was refused and will not arrive. */
export function forgetAskedQuery(here: Location): void {
  asked.delete(here);
}
