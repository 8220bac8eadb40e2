import type { Pool, PoolClient } from "pg";

/** Tables that are told of together (`0185_tell_changes.sql`). */
export type Topic = "setting" | "catalogue" | "ingot";

const channel = "mandi_change";

/**
 * Hears which tables have changed, by whatever process.
 *
 * Every connection of the pool listens. PostgreSQL tells a connection of a change before it answers the next statement on it, so
 * whoever has asked the database anything after a write was committed knows of it: a request that looks its session up first
 * reads what was true when it came. A connection that opens may have missed something, so then everything may have changed.
 */
export class Changes {
  readonly #counts = new Map<string, number>();
  /** Times at which everything may have changed. */
  #allCount = 0;
  #listening = 0;

  constructor(pool: Pool) {
    pool.on("connect", (client) => this.#listenOn(client));
  }

  /** Grows with every change of a topic; undefined while nobody listens, when nothing can be known. */
  countOf(topic: Topic): number | undefined {
    return this.#listening === 0 ? undefined : this.#allCount + (this.#counts.get(topic) ?? 0);
  }

  #listenOn(client: PoolClient): void {
    client.on("notification", ({ payload = "" }) => this.#counts.set(payload, (this.#counts.get(payload) ?? 0) + 1));
    const begin = () => {
      this.#listening += 1;
      this.#allCount += 1;
      client.once("end", () => {
        this.#listening -= 1;
      });
    };
    // One that cannot listen is lost: whoever sends the next statement over it hears why.
    client.query(`listen ${channel}`).then(begin, () => undefined);
  }
}
