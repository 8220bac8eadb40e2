import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { Party } from "../orders/order.policy";

interface ThreadKey {
  readonly quotationId: number;
  readonly partyId: number;
}

/** The thread of a party, created if it does not exist yet, locked until the transaction ends. */
export async function lockThread(tx: Db, { quotationId, partyId }: ThreadKey, side: Party, at: Date): Promise<number> {
  await tx
    .insertInto("thread")
    .values({ quotation_id: quotationId, party_id: partyId, side, started_at: at, waits_since: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id } = await tx
    .selectFrom("thread")
    .select("id")
    .where("quotation_id", "=", quotationId)
    .where("party_id", "=", partyId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return id;
}

/** The thread of a party; undefined while nobody has written. */
export function selectThread(db: Db, { quotationId, partyId }: ThreadKey) {
  return db
    .selectFrom("thread")
    .selectAll()
    .where("quotation_id", "=", quotationId)
    .where("party_id", "=", partyId)
    .executeTakeFirst();
}

/** A thread by its key, locked where the desk is about to write into it. */
export function lockThreadById(tx: Db, id: number) {
  return tx.selectFrom("thread").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** The messages of a thread with their files, oldest first; writing limits its length. */
export async function selectMessages(db: Db, threadId: number) {
  const { rows } = await sql<{
    id: number;
    author_id: number;
    is_desk: boolean;
    body: string;
    sent_at: Date;
    files: readonly { readonly upload_id: number; readonly name: string; readonly size_bytes: number }[];
  }>`
    select m.id, m.author_id, m.is_desk, m.body, m.sent_at,
           coalesce((select json_agg(json_build_object('upload_id', f.upload_id, 'name', f.name, 'size_bytes', f.size_bytes)
                                     order by f.position)
                       from thread_file f where f.message_id = m.id), '[]') as files
      from thread_message m where m.thread_id = ${threadId} order by m.id`.execute(db);
  return rows;
}
export type MessageRow = Awaited<ReturnType<typeof selectMessages>>[number];

export async function countMessages(tx: Db, threadId: number): Promise<number> {
  const { total } = await tx
    .selectFrom("thread_message")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where("thread_id", "=", threadId)
    .executeTakeFirstOrThrow();
  return total;
}

export async function insertMessage(
  tx: Db,
  message: {
    readonly threadId: number;
    readonly authorId: number;
    readonly isDesk: boolean;
    readonly text: string;
    readonly at: Date;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto("thread_message")
    .values({
      thread_id: message.threadId,
      author_id: message.authorId,
      is_desk: message.isDesk,
      body: message.text,
      sent_at: message.at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A file of a message; `position` counts from 1. */
export async function insertFile(
  tx: Db,
  messageId: number,
  file: { readonly position: number; readonly uploadId: number; readonly name: string; readonly sizeBytes: number },
): Promise<void> {
  await tx
    .insertInto("thread_file")
    .values({
      message_id: messageId,
      position: file.position,
      upload_id: file.uploadId,
      name: file.name,
      size_bytes: file.sizeBytes,
    })
    .execute();
}

/** Marks the party as waiting for the desk since its first unanswered message. */
export async function updateWaiting(tx: Db, threadId: number, at: Date): Promise<void> {
  await tx
    .updateTable("thread")
    .set(({ fn, val }) => ({ waits_since: fn.coalesce("waits_since", val(at)) }))
    .where("id", "=", threadId)
    .execute();
}

/** Records that the desk has dealt with everything up to a message; later ones still wait. */
export async function updateDealtWith(tx: Db, threadId: number, seenTo: number): Promise<void> {
  await tx
    .updateTable("thread")
    .set(({ selectFrom }) => ({
      waits_since: selectFrom("thread_message")
        .select(({ fn }) => fn.min("sent_at").as("first"))
        .where("thread_id", "=", threadId)
        .where("is_desk", "=", false)
        .where("id", ">", seenTo),
    }))
    .where("id", "=", threadId)
    .execute();
}

export async function updateLastOfDesk(tx: Db, threadId: number, messageId: number): Promise<void> {
  await tx.updateTable("thread").set({ last_of_desk: messageId }).where("id", "=", threadId).execute();
}

/** Records that the party has read the thread up to a message, at most to the desk's last; it never goes back. */
export async function updateReadTo(tx: Db, { quotationId, partyId }: ThreadKey, messageId: number): Promise<void> {
  const readTo = sql<number>`least(last_of_desk, ${messageId}::bigint)`;
  await tx
    .updateTable("thread")
    .set({ read_to: readTo })
    .where("quotation_id", "=", quotationId)
    .where("party_id", "=", partyId)
    .where("read_to", "<", readTo)
    .execute();
}

/** How many of the desk's latest answers are measured, and the least number needed. */
const lastAnswers = { looked: 40, atLeast: 5 };

/**
 * Seconds within which three out of four of the desk's latest answers came, each measured from the first message that it answers; null while
 * there are too few.
 */
export async function selectAnswerSeconds(db: Db): Promise<number | null> {
  const { rows } = await sql<{ answers: number; seconds: number | null }>`
    select count(seconds) as answers, percentile_disc(0.75) within group (order by seconds) as seconds
    from (select id, thread_id, sent_at from thread_message where is_desk order by id desc limit ${sql.lit(lastAnswers.looked)})
      as answer
    cross join lateral (
      select extract(epoch from answer.sent_at - min(asked.sent_at))::float8 as seconds
      from thread_message as asked
      where asked.thread_id = answer.thread_id and not asked.is_desk and asked.id < answer.id
        and asked.id > coalesce((
          select max(id) from thread_message as before
          where before.thread_id = answer.thread_id and before.is_desk and before.id < answer.id), 0)
    ) as waited`.execute(db);
  const [last] = rows;
  return last === undefined || Number(last.answers) < lastAnswers.atLeast ? null : last.seconds;
}
