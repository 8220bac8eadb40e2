import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import type { Trade } from "./trade-world";

/** What must always hold for a quotation: its order, its booking payment and its stock on hold. */
export async function checkQuotation(db: Db, { quotationId, orderId }: Trade): Promise<void> {
  const { rows } = await sql<{
    status: string;
    orders: number;
    bookings: number;
    lines: number;
    promised: number;
    strays: number;
  }>`
    select q.status,
           (select count(*)::int from trade_order o where o.quotation_id = q.id and o.id = q.order_id) as orders,
           (select count(*)::int from payment p
             where p.quotation_id = q.id and p.purpose = 'booking' and p.status = 'verified') as bookings,
           (select count(*)::int from quotation_line l where l.quotation_id = q.id) as lines,
           (select count(*)::int from stock_hold h
             where h.quotation_id = q.id and h.status in ('held', 'committed')) as promised,
           (select count(*)::int from invited_seller i where i.quotation_id = q.id and i.status <> q.status) as strays
      from quotation q where q.id = ${quotationId}`.execute(db);
  const [found] = rows;
  const isOrdered = found?.status === "ordered";
  expect([found?.orders, found?.bookings, orderId !== null]).toEqual([isOrdered ? 1 : 0, isOrdered ? 1 : 0, isOrdered]);
  // Every seller finds it under the status that it has.
  expect(found?.strays).toBe(0);
  // A cancelled order returns its stock; every other one keeps it.
  const isPromised = found?.status === "Seller Marked" || (isOrdered && !(await isCancelled(db, orderId)));
  expect([found?.status, found?.promised]).toEqual([found?.status, isPromised ? found?.lines : 0]);
}

async function isCancelled(db: Db, orderId: number | null): Promise<boolean> {
  const rows = await db
    .selectFrom("trade_order")
    .select("id")
    .where("id", "=", orderId)
    .where("status", "=", "cancel")
    .execute();
  return rows.length > 0;
}

/** Sizes with more on hold than in stock, or whose total on hold is not the sum of the holds. */
export async function findOversold(db: Db): Promise<readonly unknown[]> {
  const { rows } = await sql`
    select v.listing_id, v.size_variation_id, v.stock_kg, v.held_kg
      from listing_variation v
     where v.stock_kg < v.held_kg
        or v.held_kg <> (select coalesce(sum(quantity_kg), 0) from stock_hold h
                          where h.listing_id = v.listing_id and h.size_variation_id = v.size_variation_id
                            and h.status = 'held')`.execute(db);
  return rows;
}

/** Records postings and journals in batches, so that each is read only twice however long a run lasts. */
export function rememberHistory(db: Db): {
  /** Records what was posted since the last call. */
  remember(): Promise<void>;
  /** Batches in which something was edited or deleted since they were recorded: `journals 41 to 57`. */
  findEdits(): Promise<readonly string[]>;
} {
  const parts: { readonly first: number; readonly last: number; readonly digest: string | undefined }[] = [];
  const digestOf = async (first: number, last: number): Promise<string | undefined> => {
    const { rows } = await sql<{ digest: string }>`
      select md5(concat(
        (select string_agg(to_jsonb(p)::text, ',' order by journal_id, account_id) from posting p
          where journal_id between ${first} and ${last}),
        (select string_agg(to_jsonb(j)::text, ',' order by id) from journal j where id between ${first} and ${last})
      )) as digest`.execute(db);
    return rows[0]?.digest;
  };
  return {
    async remember() {
      const first = (parts.at(-1)?.last ?? 0) + 1;
      const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from journal`.execute(db);
      const last = rows[0]?.last ?? 0;
      if (last >= first) parts.push({ first, last, digest: await digestOf(first, last) });
    },
    async findEdits() {
      const edits: string[] = [];
      for (const { first, last, digest } of parts) {
        if ((await digestOf(first, last)) !== digest) edits.push(`journals ${first} to ${last}`);
      }
      return edits;
    },
  };
}
