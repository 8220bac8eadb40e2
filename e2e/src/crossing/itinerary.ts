/** How a page is reached from the one before. */
export type Way = "link" | "back" | "history";

/** One crossing: from where, to where, how, and for `history` how many entries on (or back, below zero). */
export interface Step {
  readonly from: string;
  readonly to: string;
  readonly way: Way;
  readonly by: number;
}

/** A browser keeps 50 entries of a tab's history and forgets the oldest. */
const rememberedEntries = 40;
/** Links bring most new pairs; asked twice, the far entries of the history get their share. */
const turns: readonly Way[] = ["link", "history", "history", "back"];

/**
 * A walk in one document that takes every ordered pair of places once, by link, by Back and by far steps of the history in turn. Where the way whose turn
 * it is leads to no new pair, another one does; where none does, a link to a place that still has one is an extra step.
 */
export class Itinerary {
  /** Pairs not yet taken: the places still to be reached, by where from. */
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

  /** How many pairs are still to be taken. */
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

  /** A pair that has a link, and whose way back is still to be taken as well, so that Back has something to do. */
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
