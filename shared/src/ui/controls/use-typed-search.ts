import { useEffect, useRef, useState } from "react";

/**
 * Delay of the address after the last key: browsers limit how often it may change, and each change renders the list.
 */
const typedPauseMs = 150;

/**
 * The text of a search field whose search is in the address. The router renders a changed address as a transition, a
 * moment after the key: a field bound to the address itself would lose letters in the meantime. Here the field keeps
 * what is typed, the address follows, and a change of the address from elsewhere is taken over into the field.
 */
export function useTypedSearch(inAddress: string, onSearch: (text: string) => void, pauseMs = typedPauseMs) {
  const [text, setText] = useState(inAddress);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  /** Sent and not rendered yet, oldest first: these changes of the address are the field's own. */
  const underWay = useRef<readonly string[]>([]);
  const latest = useRef({ inAddress, onSearch });
  latest.current = { inAddress, onSearch };

  useEffect(() => {
    const place = underWay.current.lastIndexOf(inAddress);
    underWay.current = underWay.current.slice(place + 1);
    if (place !== -1) return;
    underWay.current = [];
    clearTimeout(timer.current);
    setText(inAddress);
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function send(words: string): void {
    const typed = words.trim();
    clearTimeout(timer.current);
    if (typed === latest.current.inAddress) return;
    underWay.current = [...underWay.current, typed];
    latest.current.onSearch(typed);
  }

  function type(typed: string): void {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => send(typed), pauseMs);
  }

  return { text, type, sendNow: () => send(text) };
}
