import type { ListingTerm } from "./listing.tables";

/** A term at two moments; undefined where it did not exist at one of them. */
export interface ComparedTerm {
  readonly name: string;
  readonly now: ListingTerm | undefined;
  readonly before: ListingTerm | undefined;
}

/** Every term present or previous, in the present order. */
export function compareTerms(now: readonly ListingTerm[], before: readonly ListingTerm[]): readonly ComparedTerm[] {
  const nowByName = new Map(now.map((term) => [term.name, term]));
  const beforeByName = new Map(before.map((term) => [term.name, term]));
  const names = new Set([...nowByName.keys(), ...beforeByName.keys()]);
  return [...names].map((name) => ({ name, now: nowByName.get(name), before: beforeByName.get(name) }));
}

/** As `listing_terms` calls what follows from the others and from the rates of the day. */
const derived = "Ex price per MT with GST";

/** The terms that only their seller changes: orders take from a stock too, and the ex price follows from the others. */
export function sellersTerms(terms: readonly ListingTerm[]): readonly ListingTerm[] {
  return terms.filter(({ name }) => name !== derived && !name.endsWith(", stock"));
}

/** What the seller changed between two moments. */
export function changedBySeller(now: readonly ListingTerm[], before: readonly ListingTerm[]): readonly ComparedTerm[] {
  const compared = compareTerms(sellersTerms(now), sellersTerms(before));
  return compared.filter((term) => contentOf(term.now) !== contentOf(term.before));
}

/** The same with what it makes of the ex price, which buyers see; nothing while the seller changed nothing. */
export function changedWithExPrice(
  now: readonly ListingTerm[],
  before: readonly ListingTerm[],
): readonly ComparedTerm[] {
  const changed = changedBySeller(now, before);
  if (changed.length === 0) return changed;
  const isMoved = ({ name, ...term }: ComparedTerm) =>
    name === derived && contentOf(term.now) !== contentOf(term.before);
  return [...changed, ...compareTerms(now, before).filter(isMoved)];
}

const contentOf = (term: ListingTerm | undefined): string =>
  term === undefined ? "" : JSON.stringify([term.paise, term.kg, term.words]);
