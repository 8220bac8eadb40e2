import { loadPageOf } from "../../pages";

/** Fetching ahead of a click stays what it is. */
export const loadPage = loadPageOf;

/** Its pages need no entry. */
export function loadEntryAhead(): void {}
