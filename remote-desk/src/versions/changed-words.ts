/** The difference between two texts: removed and added words, with a few unchanged ones on either side. */
export interface ChangedWords {
  readonly before: string;
  readonly removed: string;
  readonly added: string;
  readonly after: string;
}

const kept = 6;
const most = 60;

/** Compares two texts word by word, without HTML tags; null where they read the same. */
export function changedWords(old: string, now: string): ChangedWords | null {
  const [from, to] = [wordsOf(old), wordsOf(now)];
  const start = sameWords(from, to);
  const end = sameWords(from.slice(start).reverse(), to.slice(start).reverse());
  const removed = from.slice(start, from.length - end);
  const added = to.slice(start, to.length - end);
  if (removed.length === 0 && added.length === 0) return null;
  return {
    before: (start > kept ? "… " : "") + to.slice(Math.max(0, start - kept), start).join(" "),
    removed: cut(removed),
    added: cut(added),
    after: to.slice(to.length - end, to.length - end + kept).join(" ") + (end > kept ? " …" : ""),
  };
}

const wordsOf = (text: string): readonly string[] =>
  text
    .replaceAll(/<[^>]*>/gu, " ")
    .split(/\s+/u)
    .filter(Boolean);

/** How many words are the same from the beginning. */
function sameWords(one: readonly string[], other: readonly string[]): number {
  const different = one.findIndex((word, place) => word !== other[place]);
  return different < 0 ? one.length : different;
}

const cut = (words: readonly string[]): string => words.slice(0, most).join(" ") + (words.length > most ? " …" : "");
