import { loadPageOf } from "../../pages";

/** Fetching ahead of a click stays what it is. */
export const loadPage = loadPageOf;
