/** How a page is reached from the previous one. */
export type Way = "link" | "back" | "history";

/** One crossing: from where, to where, how, and for `history` how many entries forward (negative: back). */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly way: Way;
  readonly by: number;
}

/** A browser keeps 50 entries of a tab's history and forgets the oldest. */
const rememberedEntries = 40;
/** Links yield most new pairs; with two turns, far history entries get their share. */
const turns: readonly Way[] = ["link", "history", "history", "back"];

/**
 * A walk in one document that takes every ordered pair of places once, by link, by Back and by far steps of the history in
 * turn. If the next method leads to no new pair, another one is used; if none does, an extra step by link leads to a place
 * that still has one.
 */
export class Itinerary {
  /** Pairs not yet taken: the places still to be reached from each place. */
  private readonly open: Map<string, Set<string>>;
  private readonly hasLink: (from: string, to: string) => boolean;
  private entries: string[];
  private at = 0;
  private turn = 0;

  /**
   * @param start where the document was opened
   * @param isWanted whether a pair is to be taken
   * @param hasLink whether a page has a link to another; such pairs go by link first
   */
  constructor(
    places: readonly string[],
    start: string,
    isWanted: (from: string, to: string) => boolean,
    hasLink: (from: string, to: string) => boolean,
  ) {
    this.open = new Map(
      places.map((from) => [from, new Set(places.filter((to) => to !== from && isWanted(from, to)))]),
    );
    this.entries = [start];
    this.hasLink = hasLink;
  }

  /** Number of pairs not yet taken. */
  get left(): number {
    return [...this.open.values()].reduce((sum, { size }) => sum + size, 0);
  }

  /** The document was reloaded at a place: its history begins there. */
  beginAt(place: string): void {
    this.entries = [place];
    this.at = 0;
  }

  /** The next step; undefined when every pair was taken. Counts as taken once it is given. */
  next(): Step | undefined {
    if (this.left === 0) return undefined;
    this.turn += 1;
    for (let tried = 0; tried < turns.length; tried += 1) {
      const step = this.stepBy(turns[(this.turn + tried) % turns.length] ?? "link");
      if (step) return this.take(step);
    }
    const target = [...this.open].find(([place, left]) => left.size > 0 && place !== this.here)?.[0];
    return target === undefined ? undefined : this.take({ from: this.here, to: target, way: "link", by: 1 });
  }

  private get here(): string {
    return this.entries[this.at] ?? "";
  }

  private isOpen(from: string, to: string | undefined): to is string {
    return to !== undefined && this.open.get(from)?.has(to) === true;
  }

  private stepBy(way: Way): Step | undefined {
    const from = this.here;
    if (way === "link") {
      const to = this.bestLink();
      return to === undefined ? undefined : { from, to, way, by: 1 };
    }
    const distances = way === "back" ? [-1] : this.farEntries();
    const by = distances.find((distance) => this.isOpen(from, this.entries[this.at + distance]));
    const to = by === undefined ? undefined : this.entries[this.at + by];
    return by === undefined || to === undefined ? undefined : { from, to, way, by };
  }

  /** A pair that has a link and whose reverse is also not yet taken, so that Back can be used next. */
  private bestLink(): string | undefined {
    const from = this.here;
    const weigh = (to: string) => Number(this.isOpen(to, from)) * 2 + Number(this.hasLink(from, to));
    return [...(this.open.get(from) ?? [])].sort((left, right) => weigh(right) - weigh(left))[0];
  }

  /** Entries that Back does not lead to, the far ones first. */
  private farEntries(): number[] {
    const distances = this.entries.map((_, entry) => entry - this.at).filter((by) => by !== 0 && by !== -1);
    return distances.sort((left, right) => Math.abs(right) - Math.abs(left));
  }

  private take(step: Step): Step {
    this.open.get(step.from)?.delete(step.to);
    if (step.way === "link") {
      this.entries = [...this.entries.slice(0, this.at + 1), step.to].slice(-rememberedEntries);
      this.at = this.entries.length - 1;
    } else this.at += step.by;
    return step;
  }
}
