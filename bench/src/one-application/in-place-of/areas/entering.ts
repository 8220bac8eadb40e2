import { loadPageOf } from "../../pages";

export const enterPage = loadPageOf;
