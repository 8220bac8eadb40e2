import { mostQueueViews, type QueueView } from "@mandi/shared/contract/desk/queue";
import type { Db } from "../../platform/database/database";
import { advisoryLock, inTransaction } from "../../platform/database/transaction";
import { invalidField } from "../../platform/errors";
import { deleteQueueView, selectQueueViews, upsertQueueView } from "./queue-view.store";

/** Keeps a filter under a name; one of the same name is replaced. @throws Refusal 422 when there are too many */
export async function saveQueueView(db: Db, userId: number, view: QueueView): Promise<void> {
  await inTransaction(db, async (tx) => {
    await advisoryLock(tx, "queue views", String(userId)); // Otherwise two requests could both take the last free place.
    const others = (await selectQueueViews(tx, userId)).filter(({ name }) => name !== view.name);
    if (others.length >= mostQueueViews) {
      throw invalidField("name", `You have ${mostQueueViews} filters. Please delete one first.`);
    }
    await upsertQueueView(tx, userId, view);
  });
}

/** Deletes a filter by its name, if it exists. */
export const dropQueueView = (db: Db, userId: number, name: string): Promise<void> => deleteQueueView(db, userId, name);
