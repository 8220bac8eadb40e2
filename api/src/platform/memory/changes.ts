import type { Pool, PoolClient } from "pg";

/** Groups of tables; a change to any of them invalidates its whole group (`0185_tell_changes.sql`). */
export type Topic = "setting" | "catalogue" | "ingot";

const channel = "mandi_change";

/**
 * Counts the changes to the tables of each topic, made by any process.
 *
 * Every connection of the pool listens. PostgreSQL delivers a notification to a connection before it answers the next statement on
 * it. So after looking up its session, a request knows of every write committed before it arrived. A new connection may have
 * missed notifications: everything then counts as changed.
 */
export class Changes {
  readonly #counts = new Map<string, number>();
  /** How often everything may have changed. */
  #allCount = 0;
  #listening = 0;

  constructor(pool: Pool) {
    pool.on("connect", (client) => this.#listenOn(client));
  }

  /** Grows with every change of a topic; undefined while there is no listener, because then changes are unknown. */
  countOf(topic: Topic): number | undefined {
    return this.#listening === 0 ? undefined : this.#allCount + (this.#counts.get(topic) ?? 0);
  }

  /** Marks everything as changed, because something did without a notification. */
  missAll(): void {
    this.#allCount += 1;
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
    // A connection that cannot listen is broken: its next statement fails and says why.
    client.query(`listen ${channel}`).then(begin, () => undefined);
  }
}
