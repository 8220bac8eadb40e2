import { type Selectable, sql } from "kysely";
import type { ActContext } from "../../platform/act-context";
import type { Db } from "../../platform/database/database";
import type { PortalCall, PortalForm } from "./tax-portal";
import type { TaxPortalTables } from "./tax-portal.tables";

/** A request to a portal. */
export type PortalRequestRow = Selectable<TaxPortalTables["portal_request"]>;

/** Puts a request in the queue. @returns false when the same one is already waiting */
export async function insertRequest(
  tx: Db,
  request: { readonly call: PortalCall; readonly paperId: number; readonly form: PortalForm },
  { at, actorId }: ActContext,
): Promise<boolean> {
  const row = await tx
    .insertInto("portal_request")
    .values({
      call: request.call,
      paper_id: request.paperId,
      body: JSON.stringify(request.form),
      next_at: at,
      made_at: at,
      made_by: actorId,
    })
    // Not a parameter, because PostgreSQL no longer uses the index once it plans the statement for all values.
    .onConflict((conflict) =>
      conflict
        .columns(["paper_id", "call"])
        .where("state", "=", sql.lit("waiting" as const))
        .doNothing(),
    )
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

const dueRequests = (db: Db, afterId: number, now: Date) =>
  db
    .selectFrom("portal_request")
    .where("state", "=", "waiting")
    .where("next_at", "<=", now)
    .where("id", ">", afterId)
    .orderBy("id")
    .limit(1);

export async function hasDueRequest(db: Db, afterId: number, now: Date): Promise<boolean> {
  return (await dueRequests(db, afterId, now).select("id").executeTakeFirst()) !== undefined;
}

/** The next request that is due, locked against the desk's own entry; one that the desk holds is left to the next run. */
export function lockNextRequest(tx: Db, afterId: number, now: Date): Promise<PortalRequestRow | undefined> {
  return dueRequests(tx, afterId, now).selectAll().forUpdate().skipLocked().executeTakeFirst();
}

export function selectRequest(db: Db, id: number): Promise<PortalRequestRow | undefined> {
  return db.selectFrom("portal_request").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Any request, locked until the transaction ends. */
export function lockRequest(tx: Db, id: number): Promise<PortalRequestRow | undefined> {
  return tx.selectFrom("portal_request").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Whether the same request for the same document was sent again after this one. */
export async function hasLaterRequest(
  db: Db,
  { id, call, paper_id }: Pick<PortalRequestRow, "id" | "call" | "paper_id">,
): Promise<boolean> {
  const row = await db
    .selectFrom("portal_request")
    .select("id")
    .where("paper_id", "=", paper_id)
    .where("call", "=", call)
    .where("id", ">", id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The outcome of a request. */
export async function updateRequest(
  tx: Db,
  id: number,
  change: Partial<Pick<PortalRequestRow, "state" | "attempts" | "next_at" | "code" | "message" | "done_at">>,
): Promise<void> {
  await tx.updateTable("portal_request").set(change).where("id", "=", id).execute();
}

/** The documents among these about which this request was sent to the portal and is unanswered. */
export async function selectWaiting(db: Db, paperIds: readonly number[], call: PortalCall): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("portal_request")
    .select("paper_id")
    .where("paper_id", "in", paperIds)
    .where("call", "=", call)
    .where("state", "=", "waiting")
    .execute();
  return rows.map(({ paper_id }) => paper_id);
}
