import type { Clock } from "../clock";
import { type TaggedAnswer, tagged } from "./answer-tag";

interface Entry {
  readonly answer: Promise<TaggedAnswer>;
  readonly expiresAt: number;
}

const entriesAtMost = 500;

/**
 * Public answers that are the same for everybody, cached for seconds: a thousand visitors of the home page cost one query.
 * Requests that come while the first is being answered wait for it. A write that may change what the public sees clears the cache of this
 * process; other processes show it when their seconds are over.
 */
export class RememberedAnswers {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get(key: string, seconds: number, make: () => Promise<string>): Promise<TaggedAnswer> {
    const now = this.#clock.now().getTime();
    const known = this.#entries.get(key);
    if (known && known.expiresAt > now) return known.answer;
    const answer = make().then(tagged);
    const entry = { answer, expiresAt: now + seconds * 1000 };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > entriesAtMost && oldest !== undefined) this.#entries.delete(oldest);
    // A failure is not cached: the next request tries again.
    answer.catch(() => {
      if (this.#entries.get(key) === entry) this.#entries.delete(key);
    });
    return answer;
  }

  forget(): void {
    this.#entries.clear();
  }
}
