import { type RawBuilder, sql } from "kysely";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import type { IssuedPaper, PaperEvent, PaperEvents, PaperKind, Snapshots } from "./paper";

/** Identifies a series: one issuer, kind and financial year. */
export interface SeriesKey {
  /** GSTIN of the issuer; empty while they have none. */
  readonly gstin: string;
  readonly kind: PaperKind;
  /** `2627` */
  readonly year: string;
}

/** Opens the series if it is new, and locks it until the transaction ends, so that nobody else takes a number in the meantime. */
export async function lockSeries(tx: Db, { gstin, kind, year }: SeriesKey, prefix: string | null) {
  return tx
    .insertInto("paper_series")
    .values({ gstin, kind, financial_year: year, prefix })
    .onConflict((conflict) =>
      conflict.columns(["gstin", "kind", "financial_year"]).doUpdateSet({ gstin: sql`excluded.gstin` }),
    )
    .returning(["prefix", "last", "last_on"])
    .executeTakeFirstOrThrow();
}

/** The letters that an issuer's documents of a kind have had so far, and how many other issuers have documents of that kind. */
export async function selectPrefixUse(tx: Db, gstin: string, kind: PaperKind) {
  const series = await tx
    .selectFrom("paper_series")
    .select(["gstin", "prefix"])
    .distinct()
    .where("kind", "=", kind)
    .execute();
  const own = series.find((row) => row.gstin === gstin)?.prefix ?? null;
  return { own, others: new Set(series.map((row) => row.gstin)).size };
}

/** Whether a series has a number, in capitals or not. */
export async function isNumberTaken(tx: Db, { gstin, kind, year }: SeriesKey, number: string): Promise<boolean> {
  const row = await tx
    .selectFrom("issued_paper")
    .select("id")
    .where("gstin", "=", gstin)
    .where("kind", "=", kind)
    .where("financial_year", "=", year)
    .where(({ fn }) => fn<string>("upper", ["number"]), "=", number.toUpperCase())
    .executeTakeFirst();
  return row !== undefined;
}

/** A document before it is stored. */
export interface NewPaper extends SeriesKey {
  readonly number: string;
  /** Day in Asia/Kolkata. */
  readonly date: string;
  readonly snapshot: Snapshots[PaperKind];
  readonly orderId: number | null;
  readonly shipmentId: number | null;
  readonly paymentId: number | null;
  readonly partyId: number | null;
  readonly journalId: number | null;
  readonly carrierId: number | null;
  readonly at: Date;
  readonly actorId: number | null;
}

/** Stores a document; the database adds it to the chain and never lets it change. @returns its key */
export async function insertPaper(tx: Db, paper: NewPaper): Promise<number> {
  const { id } = await tx
    .insertInto("issued_paper")
    .values({
      kind: paper.kind,
      gstin: paper.gstin,
      financial_year: paper.year,
      number: paper.number,
      date: paper.date,
      snapshot: JSON.stringify(paper.snapshot),
      order_id: paper.orderId,
      shipment_id: paper.shipmentId,
      payment_id: paper.paymentId,
      party_id: paper.partyId,
      journal_id: paper.journalId,
      carrier_id: paper.carrierId,
      issued_at: paper.at,
      actor_id: paper.actorId,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Records what became known about a document, which itself never changes. */
export async function insertPaperEvent<Event extends keyof PaperEvents>(
  tx: Db,
  paperId: number,
  event: Event,
  detail: PaperEvents[Event],
  context: ActContext,
): Promise<void> {
  await tx
    .insertInto("paper_event")
    .values({ paper_id: paperId, event, detail: JSON.stringify(detail), at: context.at, actor_id: context.actorId })
    .execute();
}

/** Every document of an order in the order of issue, including those that were cancelled. */
export function selectPapersOfOrder(db: Db, orderId: number): Promise<readonly IssuedPaper[]> {
  return selectPapers(db, sql`p.order_id = ${orderId}`);
}

/** Documents by key. */
export function selectPapersByKey(db: Db, ids: readonly number[]): Promise<readonly IssuedPaper[]> {
  return selectPapers(db, sql`p.id = any(${[...ids]}::bigint[])`);
}

/** The receipt of a payment, or the advice of an entry of the books; undefined where neither was issued. */
export async function selectPaperOfMoney(
  db: Db,
  { journalId, paymentId }: { readonly journalId: number; readonly paymentId: number | null },
): Promise<IssuedPaper | undefined> {
  const [paper] = await selectPapers(
    db,
    sql`p.journal_id = ${journalId} or p.payment_id = ${paymentId} and p.kind = 'receipt'`,
  );
  return paper;
}

/** The key of the statement of a side's account between two days; undefined while none is issued. */
export async function selectStatement(
  db: Db,
  of: { readonly partyId: number; readonly side: string; readonly first: string; readonly last: string },
): Promise<{ readonly id: number; readonly number: string } | undefined> {
  const { rows } = await sql<{ id: number; number: string }>`
    select id, number from issued_paper
     where kind = 'statement' and party_id = ${of.partyId} and snapshot ->> 'side' = ${of.side}
       and snapshot ->> 'first_day' = ${of.first} and snapshot ->> 'last_day' = ${of.last}`.execute(db);
  return rows[0];
}

async function selectPapers(db: Db, which: RawBuilder<unknown>): Promise<readonly IssuedPaper[]> {
  const { rows } = await sql<IssuedPaper>`
    select p.id, p.kind, p.number, p.order_id, p.shipment_id, p.party_id, p.snapshot,
           coalesce(e.events, '[]') as events
      from issued_paper p
      left join lateral (
        select jsonb_agg(jsonb_build_object('event', event, 'detail', detail, 'at', at) order by id) as events
          from paper_event where paper_id = p.id
      ) e on true
     where ${which}
     order by p.id`.execute(db);
  return rows.map((paper) => ({ ...paper, events: paper.events.map(withInstant) }));
}

/** The database writes an instant in JSON as text. */
function withInstant(event: PaperEvent): PaperEvent {
  return { ...event, at: new Date(event.at) };
}
