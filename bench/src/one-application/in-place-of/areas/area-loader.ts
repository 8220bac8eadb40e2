import { loadPageOf } from "../../pages";

/** Prefetching before a click works as in the shell. */
export const loadPage = loadPageOf;

/** Its pages need no entry. */
export function loadEntryAhead(): void {}
