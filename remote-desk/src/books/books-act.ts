import type { DeskAct } from "../acts/desk-act";

/** What a part of the books asks for; the verb is on the button, the question above what is typed. */
type Wanted = Pick<DeskAct, "title" | "question" | "text" | "right" | "path"> &
  Partial<Pick<DeskAct, "fields" | "figures" | "fixed" | "isDanger">>;

/** An act of the books: its question has the figures. */
export const booksAct = (wanted: Wanted): DeskAct => ({
  key: wanted.path,
  fields: [],
  figures: [],
  fixed: {},
  ...wanted,
});

/** Words of the contract to choose from, as they are sent. */
export const choicesOf = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
