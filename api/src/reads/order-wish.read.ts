import type { Db } from "../platform/database/database";

/** The buyer's delivery preferences for an order at the time of the request, as stored with its quotation. */
export function selectWish(db: Db, quotationId: number) {
  return db
    .selectFrom("quotation")
    .select(["needed_by", "parts", "delivery_parts"])
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
}
