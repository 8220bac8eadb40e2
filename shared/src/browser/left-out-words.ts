import { Array as ArrayOf, Object as ObjectOf, String as StringOf } from "typebox";
import { readOrNull } from "../contract/read";

/** On its way from the search to a list: not in the address, because a stranger's text has no place on the page. */
const HandedWords = ObjectOf({ left_out: ArrayOf(StringOf()) });

/** What comes with a navigation to a list that a text was searched for. */
export const handLeftOut = (words: readonly string[]) => ({ left_out: [...words] });

/** The words that the list was found without; null where the navigation is not a search. */
export const readLeftOut = (state: unknown): readonly string[] | null =>
  readOrNull(HandedWords, state)?.left_out ?? null;
