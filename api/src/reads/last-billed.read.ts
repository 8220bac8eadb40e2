import { sql } from "kysely";
import type { Db } from "../platform/database/database";
import { prepared } from "../platform/database/prepared";

const selectLastBilledRows = prepared((db, { buyerId }: { readonly buyerId: number }) => ({
  compile: () =>
    sql<{ readonly id: number | null }>`
    select (billing_address ->> 'id')::bigint as id from quotation
     where buyer_id = ${buyerId} order by id desc limit 1`.compile(db),
}));

/** The address that a buyer's last request is billed to; null before the first one. It may have been deleted since. */
export async function selectLastBilled(db: Db, buyerId: number): Promise<number | null> {
  const [last] = await selectLastBilledRows(db, { buyerId });
  return last?.id ?? null;
}
