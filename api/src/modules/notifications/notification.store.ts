import { sql } from "kysely";
import { cutText } from "../../platform/cut-text";
import type { Db } from "../../platform/database/database";

export interface NewNotification {
  readonly user_id: number;
  readonly text: string;
  readonly link: string | null;
}

/** One row for each, in order, and one in the outbox. */
export async function insertNotifications(
  tx: Db,
  kind: string,
  notices: readonly NewNotification[],
  at: Date,
): Promise<void> {
  await sql`
    with inserted as (
      insert into notification (user_id, kind, text, link, created_at)
      select user_id, ${kind}, text, link, ${at}
      from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as told (user_id bigint, text text, link text)
      returning id, user_id, text, link
    )
    insert into outbox (notification_id, phone, text, link, created_at)
    select inserted.id, users.phone, inserted.text, inserted.link, ${at}
    from inserted join users on users.id = inserted.user_id`.execute(tx);
}

/**
 * Redirects a person's messages in the outbox to another number and starts their attempts again. The notice that their number was changed
 * stays with the number that they had: whoever took the account over must not receive it in their place.
 */
export async function redirectOutbox(tx: Db, userId: number, phone: string): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ phone, attempts: 0, next_at: null, given_up_at: null })
    .where("sent_at", "is", null)
    .where("notification_id", "in", (query) =>
      query.selectFrom("notification").select("id").where("user_id", "=", userId).where("kind", "<>", "phone changed"),
    )
    .execute();
}

/** Allows one writer of a text at a time until the transaction ends, even of one that has not been reworded yet. */
export async function lockTemplate(tx: Db, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`template:${kind}`}, 0))`.execute(tx);
}

export async function selectTemplate(db: Db, kind: string): Promise<string | undefined> {
  const row = await db.selectFrom("notification_template").select("text").where("kind", "=", kind).executeTakeFirst();
  return row?.text;
}

/** Those of these people who have had a notification of this kind with this link since then. */
export async function selectTold(
  tx: Db,
  { kind, link, userIds, since }: { kind: string; link: string | null; userIds: readonly number[]; since: Date },
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom("notification")
    .select("user_id")
    .where(({ eb, fn, val }) => eb("user_id", "=", fn.any(val([...userIds]))))
    .where("created_at", ">=", since)
    .where("kind", "=", kind)
    .where("link", "=", link)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}

/** A person's notifications, newest first. */
export function selectNotifications(db: Db, userId: number, limit: number, offset: number) {
  return db
    .selectFrom("notification")
    .select(["id", "text", "link", "created_at", "read_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export function countNotifications(db: Db, userId: number): Promise<{ total: number; unread: number }> {
  return db
    .selectFrom("notification")
    .select(({ fn }) => [
      fn.countAll<number>().as("total"),
      fn.countAll<number>().filterWhere("read_at", "is", null).as("unread"),
    ])
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
}

/** Marks these, or all when none is named; another person's are skipped. */
export async function markRead(tx: Db, userId: number, ids: readonly number[] | undefined, at: Date): Promise<void> {
  await tx
    .updateTable("notification")
    .set({ read_at: at })
    .where("user_id", "=", userId)
    .where("read_at", "is", null)
    .$if(ids !== undefined, (query) => query.where(({ eb, val }) => eb("id", "=", eb.fn.any(val([...(ids ?? [])])))))
    .execute();
}

const dueMessages = (db: Db, now: Date) =>
  db
    .selectFrom("outbox")
    .where("sent_at", "is", null)
    .where("given_up_at", "is", null)
    .where(({ eb, or }) => or([eb("next_at", "is", null), eb("next_at", "<=", now)]))
    .orderBy("id")
    .limit(1);

export async function hasDueMessage(db: Db, now: Date): Promise<boolean> {
  return (await dueMessages(db, now).select("id").executeTakeFirst()) !== undefined;
}

/** The oldest message that is due, locked against redirection while it is sent. */
export function lockNextUnsent(tx: Db, now: Date) {
  return dueMessages(tx, now).select(["id", "phone", "text", "link", "attempts"]).forUpdate().executeTakeFirst();
}

export async function updateSent(tx: Db, id: number, at: Date): Promise<void> {
  await tx
    .updateTable("outbox")
    .set(({ eb }) => ({ sent_at: at, attempts: eb("attempts", "+", 1), last_error: null }))
    .where("id", "=", id)
    .execute();
}

/** Keeps why a message was not sent, and when it is tried again; with `given_up_at`, no more. */
export async function updateFailure(
  tx: Db,
  id: number,
  { last_error, ...change }: { attempts: number; next_at: Date; given_up_at: Date | null; last_error: string },
): Promise<void> {
  await tx
    .updateTable("outbox")
    .set({ ...change, last_error: cutText(last_error, 400) })
    .where("id", "=", id)
    .execute();
}

/** The texts of the desk. */
export function selectTemplates(db: Db) {
  return db.selectFrom("notification_template").select(["kind", "text"]).execute();
}

export async function upsertTemplate(tx: Db, kind: string, text: string): Promise<void> {
  await tx
    .insertInto("notification_template")
    .values({ kind, text })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ text }))
    .execute();
}

export async function deleteTemplate(tx: Db, kind: string): Promise<void> {
  await tx.deleteFrom("notification_template").where("kind", "=", kind).execute();
}

/** The messages that were not sent, oldest first. */
export async function selectUnsent(db: Db, limit: number, offset: number) {
  const rows = await db
    .selectFrom("outbox")
    .select(["id", "phone", "text", "attempts", "last_error", "created_at"])
    .where("sent_at", "is", null)
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows;
}
