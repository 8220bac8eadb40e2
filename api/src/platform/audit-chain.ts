import { sql } from "kysely";
import type { Db } from "./database/database";

/** The end of the chain: recorded elsewhere, it later proves that everything before it is unchanged. */
export interface ChainHead {
  readonly position: number;
  /** Hexadecimal. */
  readonly hash: string;
}

/** A fault in the trail. */
export interface BrokenRow {
  /** Number of the row of the trail. */
  readonly id: number;
  readonly why: string;
}

/** The result of checking the whole chain. */
export interface ChainCheck {
  readonly rows: number;
  readonly head: ChainHead | null;
  /** The first faulty row; null if there is none. */
  readonly broken: BrokenRow | null;
}

/** The number of links hashed by one statement, well within the statement timeout. */
const linksAtOnce = 20_000;

interface Link {
  readonly position: number;
  readonly event_id: number;
  readonly fault: "row" | "gap" | null;
}

/** Hashes the whole trail again, and finds rows that are missing, changed or were never in the chain. */
export async function checkChain(db: Db): Promise<ChainCheck> {
  let checked = 0;
  for (;;) {
    const link = await firstFault(db, checked);
    if (link === undefined) break;
    if (link.fault === "row") return report(db, { id: link.event_id, why: "It is not what was written." });
    if (link.fault === "gap") return report(db, { id: link.event_id, why: "What was written before it is missing." });
    checked = link.position;
  }
  const stranger = await unlinkedRow(db);
  return report(db, stranger === undefined ? null : { id: stranger, why: "It is not a link of the chain." });
}

/** The last link; null while nothing was written. */
export async function readHead(db: Db): Promise<ChainHead | null> {
  const { rows } = await sql<ChainHead>`
    select position, encode(hash, 'hex') as hash from audit_link order by position desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Whether an earlier head is still in its place. */
export async function hasHash(db: Db, hash: string): Promise<boolean> {
  const { rows } = await sql`select from audit_link where hash = decode(${hash}, 'hex') limit 1`.execute(db);
  return rows.length > 0;
}

async function report(db: Db, broken: BrokenRow | null): Promise<ChainCheck> {
  const head = await readHead(db);
  return { rows: head?.position ?? 0, head, broken };
}

/** The first wrong link of the next ones, else the last of them; undefined at the end of the chain. */
async function firstFault(db: Db, after: number): Promise<Link | undefined> {
  const { rows } = await sql<Link>`
    with part as (
      select position, event_id, hash,
             lag(position, 1, 0::bigint) over (order by position) as position_before,
             lag(hash, 1, ''::bytea) over (order by position) as hash_before
        from audit_link where position >= ${after} and position <= ${after + linksAtOnce}
    ), checked as (
      select part.position, part.event_id,
             case when part.position <> part.position_before + 1 then 'gap'
                  when event.id is null or part.hash <> audit_hash(part.hash_before, event) then 'row' end as fault
        from part left join audit_event event on event.id = part.event_id where part.position > ${after}
    )
    select position, event_id, fault from checked
     order by fault is null, case when fault is null then -position else position end limit 1`.execute(db);
  return rows[0];
}

async function unlinkedRow(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from audit_event where not exists (select from audit_link where event_id = audit_event.id)
     order by id limit 1`.execute(db);
  return rows[0]?.id;
}
