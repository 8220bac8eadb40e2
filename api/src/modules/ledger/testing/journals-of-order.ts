import type { ActContext } from "../../../platform/act-context";
import type { TestBooks } from "../../../testing/test-books";
import type { OrderRef } from "../ledger-facts";

/** Event and key of an order's journals, oldest first. Each must have been posted by `by` at that moment. */
export async function journalsOfOrder(books: TestBooks, { id }: OrderRef, by: ActContext) {
  const rows = await books.db
    .selectFrom("journal")
    .select(["event", "once_key", "actor_id", "at"])
    .where("order_id", "=", id)
    .orderBy("id")
    .execute();
  const strange = rows.filter((row) => row.actor_id !== by.actorId || row.at.getTime() !== by.at.getTime());
  expect(strange).toEqual([]);
  return rows.map(({ event, once_key }) => [event, once_key]);
}
