import { sql } from "kysely";
import type { IssuedPaper } from "../../../modules/papers/paper";
import type { Db } from "../../../platform/database/database";
import type { FoundNote } from "./expected-note";
import { printed } from "./figures";

/** A document of an order as it was issued. */
export type SeenPaper = Pick<IssuedPaper, "id" | "kind" | "number" | "snapshot"> & {
  readonly shipment_id: number | null;
  readonly payment_id: number | null;
  readonly date: string;
  readonly issued_on: string;
};

/** The documents of an order that were issued after another one. */
export async function selectIssuedSince(db: Db, orderId: number, afterId: number): Promise<readonly SeenPaper[]> {
  const { rows } = await sql<SeenPaper>`
    select id, kind, number, snapshot, shipment_id, payment_id, date::text as date,
           ((issued_at at time zone 'Asia/Kolkata')::date)::text as issued_on
      from issued_paper where order_id = ${orderId} and id > ${afterId} order by id`.execute(db);
  return rows;
}

/** The note of a document over a part; null for any other document, and for one over the whole. */
export function foundNote({ kind, snapshot }: SeenPaper): FoundNote | null {
  if (!("part" in snapshot) || snapshot.part === undefined) return null;
  const { part } = snapshot;
  return {
    figures: printed(part),
    positions: part.lines.map(({ position }) => position),
    isDebit: kind === "debit note",
    isWeight: part.cause === "weight",
  };
}

/** The number of the document that a note corrects. */
export function correctedBy({ snapshot }: SeenPaper): string {
  if ("invoice" in snapshot) return snapshot.invoice.number;
  return "bill" in snapshot ? snapshot.bill.number : "";
}
