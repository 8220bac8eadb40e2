import type { Db } from "../platform/database/database";

/** What the buyer of an order wished for its delivery when they asked: its quotation keeps that as it was. */
export function selectWish(db: Db, quotationId: number) {
  return db
    .selectFrom("quotation")
    .select(["needed_by", "parts", "delivery_parts"])
    .where("id", "=", quotationId)
    .executeTakeFirstOrThrow();
}
