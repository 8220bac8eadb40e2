import { sql } from "kysely";
import type { Db } from "../database/database";
import type { Subject } from "./subjects";

/** Notes are kept this long; a process that has not read them for half as long treats everything as changed. */
const keptMinutes = 60;
const silentMs = (keptMinutes / 2) * 60_000;
const subjectsAtMost = 200_000;

interface Notes {
  /** The snapshot of the database that this statement saw. */
  readonly snapshot: string;
  /** The start time of its server, because another server has other snapshots. */
  readonly server: string;
  readonly subjects: readonly string[];
}

/**
 * Tracks which subjects have changed, by writes of any process.
 *
 * `read` finds what was committed since the snapshot of the last time. A request that reads after it arrived sees every
 * write committed before, as it would by reading the tables. Unlike notifications, the notes do not make commits wait for each other.
 */
export class SubjectChanges {
  #snapshot: string | undefined;
  #server = "";
  #readAt = 0;
  #position = 0;
  /** Everything built up to this position counts as changed. */
  #lostAt = 0;
  readonly #changedAt = new Map<string, number>();

  /** Grows with every change. What is built from now on shows all changes read so far. */
  get position(): number {
    return this.#position;
  }

  /** Whether none of the subjects has changed since a position. */
  isUnchanged(subjects: Iterable<Subject>, position: number): boolean {
    if (position < this.#lostAt) return false;
    for (const subject of subjects) if ((this.#changedAt.get(subject) ?? 0) > position) return false;
    return true;
  }

  async read(db: Db): Promise<void> {
    const isSilent = performance.now() - this.#readAt > silentMs;
    const since = isSilent ? undefined : this.#snapshot;
    const { rows } = await notesSince(since).execute(db);
    const [notes] = rows;
    if (notes === undefined) throw new Error("The notes of changes have no answer");
    this.#take(notes, since);
  }

  #take({ snapshot, server, subjects }: Notes, since: string | undefined): void {
    const isLost = since === undefined || server !== this.#server || subjects.includes("everything");
    if (isLost || this.#changedAt.size > subjectsAtMost) this.#forget();
    if (subjects.length > 0) this.#position += 1;
    for (const subject of subjects) this.#changedAt.set(subject, this.#position);
    this.#server = server;
    this.#readAt = performance.now();
    // Of two concurrent reads, the older would only read the same notes again.
    if (isLost || endOf(snapshot) >= endOf(this.#snapshot ?? snapshot)) this.#snapshot = snapshot;
  }

  #forget(): void {
    this.#position += 1;
    this.#lostAt = this.#position;
    this.#changedAt.clear();
  }
}

/** The first transaction that a snapshot does not include. */
function endOf(snapshot: string): bigint {
  return BigInt(snapshot.split(":")[1] ?? 0);
}

function notesSince(since: string | undefined) {
  return sql<Notes>`
    select pg_current_snapshot()::text as snapshot, pg_postmaster_start_time()::text as server, array(
      select distinct unnest(subjects) from traffic.subject_change
       where written_by >= pg_snapshot_xmin(${since ?? null}::pg_snapshot)
         and not pg_visible_in_snapshot(written_by, ${since ?? null}::pg_snapshot)) as subjects`;
}

/** Deletes notes that every process has read. */
export async function removeOldNotes(db: Db): Promise<void> {
  await sql`delete from traffic.subject_change where written_at < now() - make_interval(mins => ${keptMinutes})`.execute(
    db,
  );
}
