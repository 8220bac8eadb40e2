import { sql } from "kysely";
import type { Clock } from "../clock";
import type { Db } from "../database/database";

/** The part of a caller's budget for a minute that this process holds. */
interface Lease {
  readonly minute: number;
  /** Requests that may still pass without asking the database. */
  left: number;
  /** All that this process was given. It never exceeds the budget, even where the counter cannot be reached or is set back. */
  granted: number;
  /** The budget is spent, in all processes together. */
  isSpent: boolean;
  /** The next part has been requested. */
  asking: Promise<void> | undefined;
}

const minuteMs = 60_000;
/** A budget is handed out in this many parts: one statement for each, and less than one part can remain unused in another process. */
const parts = 20;
const callersAtMost = 20_000;

/**
 * Counts requests of callers against a budget a minute, exactly over all processes: never more pass than the budget allows. Each process
 * takes parts of it from one counter in the database and passes requests from its part, so most requests cost no statement, and
 * none does once the budget is spent. While the database is away a process counts on its own.
 */
export class RequestBudgets {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #leases = new Map<string, Lease>();

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** Subtracts one request from the budget of a bucket. @returns whether it may pass, and the milliseconds until a new minute begins */
  async take(bucket: string, budget: number, isShared: boolean): Promise<{ passes: boolean; resetMs: number }> {
    const now = this.#clock.now().getTime();
    const lease = this.#leaseOf(bucket, Math.floor(now / minuteMs), isShared ? 0 : budget);
    const resetMs = minuteMs - (now % minuteMs);
    while (lease.left === 0 && !lease.isSpent) {
      if (!isShared) return { passes: false, resetMs };
      // Requests that arrive together wait for one statement.
      lease.asking ??= this.#extend(bucket, lease, budget).finally(() => {
        lease.asking = undefined;
      });
      await lease.asking;
    }
    if (lease.left === 0) return { passes: false, resetMs };
    lease.left -= 1;
    return { passes: true, resetMs };
  }

  #leaseOf(bucket: string, minute: number, left: number): Lease {
    const known = this.#leases.get(bucket);
    if (known?.minute === minute) return known;
    const lease: Lease = { minute, left, granted: left, isSpent: false, asking: undefined };
    this.#leases.delete(bucket);
    this.#leases.set(bucket, lease);
    const oldest = this.#leases.keys().next().value;
    if (this.#leases.size > callersAtMost && oldest !== undefined) this.#leases.delete(oldest);
    return lease;
  }

  async #extend(bucket: string, lease: Lease, budget: number): Promise<void> {
    const part = Math.max(1, Math.floor(budget / parts));
    const taken = await this.#takePart(bucket, lease.minute, part, budget).catch(() => part);
    const granted = Math.min(taken, budget - lease.granted);
    if (granted === 0) lease.isSpent = true;
    lease.left += granted;
    lease.granted += granted;
  }

  /**
   * Takes one part of the budget, or what is left of it, from the counter of all processes. A counter more than a minute ahead is that
   * of a clock that was wrong and has been set right: it starts again, where it would refuse everything until then.
   */
  async #takePart(bucket: string, minute: number, part: number, budget: number): Promise<number> {
    const { rows } = await sql<{ taken: number }>`
      insert into traffic.request_count as known (bucket, minute, taken) values (${bucket}, ${minute}, ${part})
      on conflict (bucket) do update set
        minute = case when known.minute = excluded.minute + 1 then known.minute else excluded.minute end,
        taken = case when known.minute in (excluded.minute, excluded.minute + 1) then known.taken else 0 end + excluded.taken
      returning taken`.execute(this.#db);
    const before = (rows[0]?.taken ?? part) - part;
    return Math.max(0, Math.min(part, budget - before));
  }
}

/** Deletes counters of minutes that are over, and of minutes that only a wrong clock has seen. */
export async function removeOldCounts(db: Db, now: Date): Promise<void> {
  const minute = Math.floor(now.getTime() / minuteMs);
  await sql`delete from traffic.request_count where minute not between ${minute - 1} and ${minute + 1}`.execute(db);
}
