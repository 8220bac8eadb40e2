import { createStore } from "zustand";

/** The newer set that an open tab may reload to; null while there is none that concerns it. */
export const offeredSet = createStore<{ readonly revision: number | null }>(() => ({ revision: null }));
