import { QueueView } from "@mandi/shared/contract/desk/queue";
import { readOrNull } from "@mandi/shared/contract/read";
import type { Db } from "../../platform/database/database";

/** Named filters of one person, by name; filters from an earlier version that are no longer valid are left out. */
export async function selectQueueViews(db: Db, userId: number): Promise<readonly QueueView[]> {
  const rows = await db
    .selectFrom("queue_view")
    .select(["name", "query"])
    .where("user_id", "=", userId)
    .orderBy("name")
    .execute();
  return rows.flatMap((row) => readOrNull(QueueView, row) ?? []);
}

/** Keeps it; one of the same name is replaced. */
export async function upsertQueueView(db: Db, userId: number, { name, query }: QueueView): Promise<void> {
  const text = JSON.stringify(query);
  await db
    .insertInto("queue_view")
    .values({ user_id: userId, name, query: text })
    .onConflict((conflict) => conflict.columns(["user_id", "name"]).doUpdateSet({ query: text }))
    .execute();
}

/** Deletes it, if it exists. */
export async function deleteQueueView(db: Db, userId: number, name: string): Promise<void> {
  await db.deleteFrom("queue_view").where("user_id", "=", userId).where("name", "=", name).execute();
}
