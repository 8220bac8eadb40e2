import { sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";
import { createStore, useStore } from "zustand";

/** How many sessions have ended in this tab. */
const round = createStore<{ readonly ended: number }>(() => ({ ended: 0 }));

sessionStore.subscribe((now, before) => {
  if (hasSessionEnded(now, before)) round.setState(({ ended }) => ({ ended: ended + 1 }));
});

/**
 * A React key for elements that must not outlive a person's session: when it ends, they disappear at once, with their state
 * and whatever was typed into them.
 */
export function useSessionRound(): number {
  return useStore(round, ({ ended }) => ended);
}
