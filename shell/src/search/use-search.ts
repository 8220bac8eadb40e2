import { HttpFailure } from "@mandi/shared/http";
import { useCallback, useEffect, useRef, useState } from "react";
import { search, searchOwnDeals } from "./search.api";
import { groupResults, type ResultGroup } from "./search-results";
import { type SearchTag, tagsOf } from "./search-tag";

/** How long the text must be unchanged before it is sent. */
const restMs = 1000;

export type SearchState =
  | { readonly kind: "idle" }
  | { readonly kind: "searching" }
  /** With the seconds to wait when the server asked for a pause. */
  | { readonly kind: "failed"; readonly waitSeconds: number | null }
  | { readonly kind: "ready"; readonly groups: readonly ResultGroup[]; readonly tags: readonly SearchTag[] };

export interface Search {
  readonly state: SearchState;
  /** Searches for the same text again, at once. */
  readonly retry: () => void;
}

/**
 * Searches for the text one second after typing stops, and only when there is one. A request for an older text is aborted,
 * so that its answer can never replace a newer one.
 */
export function useSearch(text: string): Search {
  const wanted = text.trim();
  const [round, setRound] = useState(0);
  const isRetry = useRef(false);
  const [answer, setAnswer] = useState<{ readonly text: string; readonly state: SearchState } | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` is the retry of the same text
  useEffect(() => {
    if (wanted === "") return;
    const leaving = new AbortController();
    const restFor = isRetry.current ? 0 : restMs;
    isRetry.current = false;
    const timer = setTimeout(async () => {
      const state = await ask(wanted, leaving.signal);
      if (!leaving.signal.aborted) setAnswer({ text: wanted, state });
    }, restFor);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [wanted, round]);

  const retry = useCallback(() => {
    isRetry.current = true;
    setAnswer(null);
    setRound((previous) => previous + 1);
  }, []);

  if (wanted === "") return { state: { kind: "idle" }, retry };
  return { state: answer?.text === wanted ? answer.state : { kind: "searching" }, retry };
}

async function ask(text: string, signal: AbortSignal): Promise<SearchState> {
  try {
    const [answer, deals] = await Promise.all([search(text, signal), searchOwnDeals(text, signal)]);
    return { kind: "ready", groups: groupResults(answer, { text, deals }), tags: tagsOf(answer, text) };
  } catch (error) {
    const waitSeconds = error instanceof HttpFailure && error.status === 429 ? error.retryAfterSeconds : null;
    return { kind: "failed", waitSeconds };
  }
}
