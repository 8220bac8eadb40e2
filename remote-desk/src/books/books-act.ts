import { wordOf } from "@mandi/shared/messages/desk-states";
import type { DeskAct } from "../acts/desk-act";

/** The act of a part of the books; the verb is on the button, the question is the heading of its fields. */
type Wanted = Pick<DeskAct, "title" | "question" | "text" | "right" | "path"> &
  Partial<Pick<DeskAct, "fields" | "figures" | "fixed" | "isDanger" | "keepText" | "reasonLabel">>;

/** An act of the books; its question contains the figures. */
export const booksAct = (wanted: Wanted): DeskAct => ({
  key: wanted.path,
  fields: [],
  figures: [],
  fixed: {},
  ...wanted,
});

/** Values of the contract as choices, in these words; without any, they are words already. */
export const choicesOf = (values: readonly string[], words: Readonly<Record<string, string>> = {}) =>
  values.map((value) => ({ value, label: wordOf(words, value) }));
