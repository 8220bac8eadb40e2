import { sessionStore } from "@mandi/shared/session";
import { hasSessionEnded } from "@mandi/shared/session/session-ended";
import { createStore, useStore } from "zustand";

/** How many sessions have ended in this tab. */
const round = createStore<{ readonly ended: number }>(() => ({ ended: 0 }));

sessionStore.subscribe((now, before) => {
  if (hasSessionEnded(now, before)) round.setState(({ ended }) => ({ ended: ended + 1 }));
});

/**
 * A React key for what must not outlive a person's session: when it ends, this leaves the screen at once, with everything it
 * holds and whatever was typed into it.
 */
export function useSessionRound(): number {
  return useStore(round, ({ ended }) => ended);
}
