import { useCallback, useRef, useState } from "react";
import { useOutcomeInView } from "./use-outcome-in-view";

/**
 * For an act whose form stays or whose dialog closes: once the page has been refetched, focuses the place that shows what the
 * act changed, such as the standing of an offer.
 */
export function useAnswerInView<Place extends HTMLElement>(refetch: () => Promise<void>) {
  const [answers, setAnswers] = useState(0);
  const place = useOutcomeInView<Place>(answers);
  const refetched = useRef<Promise<void>>(Promise.resolve());
  const latest = useRef(refetch);
  latest.current = refetch;

  const refresh = useCallback(() => {
    refetched.current = latest.current();
  }, []);
  const show = useCallback(() => {
    void refetched.current.then(() => setAnswers((before) => before + 1));
  }, []);
  return {
    /** Of the place that shows the answer; it has `tabIndex={-1}`. */
    place,
    refresh,
    /** Focuses the place once the last refresh has arrived. */
    show,
  };
}
