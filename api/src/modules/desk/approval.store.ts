import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

interface Since {
  readonly since: Date;
  readonly limit: number;
}

/** What waits for a second person, before it is stored. */
export interface NewApproval {
  readonly action: string;
  readonly subject: string;
  readonly input: { readonly id: number; readonly body: object };
  readonly amountPaise: number;
  readonly reason: string;
  readonly requestedBy: number;
  readonly at: Date;
}

/** Stores it; undefined when the same request is already waiting. */
export async function insertApproval(tx: Db, approval: NewApproval): Promise<number | undefined> {
  const row = await tx
    .insertInto("approval")
    .values({
      action: approval.action,
      subject: approval.subject,
      input: JSON.stringify(approval.input),
      amount_paise: approval.amountPaise,
      reason: approval.reason,
      requested_by: approval.requestedBy,
      requested_at: approval.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** The request for this act on this subject that waits, of which there is one at most. */
export function selectWaitingAct(tx: Db, action: string, subject: string) {
  return tx
    .selectFrom("approval")
    .select(["id", "input"])
    .where("action", "=", action)
    .where("subject", "=", subject)
    .where("status", "=", "waiting")
    .executeTakeFirst();
}

/** The approval, locked until the transaction ends. */
export function selectApprovalForUpdate(tx: Db, id: number) {
  return tx.selectFrom("approval").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

/** Records how it ended: by the second person's decision, or because it can no longer be done. */
export async function updateApproval(
  tx: Db,
  id: number,
  decision: {
    readonly status: "confirmed" | "declined" | "lapsed";
    /** Null where nobody decided, which is possible only for what has lapsed. */
    readonly by: number | null;
    readonly at: Date;
    readonly reason: string;
  },
): Promise<void> {
  await tx
    .updateTable("approval")
    .set({
      status: decision.status,
      decided_by: decision.by,
      decided_at: decision.at,
      decision_reason: decision.reason,
    })
    .where("id", "=", id)
    .execute();
}

/** The keys of everything that waits, oldest first. */
export async function selectWaitingIds(db: Db): Promise<readonly number[]> {
  const rows = await db
    .selectFrom("approval")
    .select("id")
    .where("status", "=", "waiting")
    .orderBy("requested_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** Records since when it would be refused; null where it would be done. */
export async function updateUnfitSince(tx: Db, id: number, since: Date | null): Promise<void> {
  await tx.updateTable("approval").set({ unfit_since: since }).where("id", "=", id).execute();
}

/** Waiting approvals of one kind. */
export function selectWaitingOf(db: Db, action: string) {
  return db
    .selectFrom("approval")
    .innerJoin("users", "users.id", "approval.requested_by")
    .select(["approval.id", "approval.subject", "approval.input", "approval.amount_paise"])
    .select(["approval.requested_at", "users.name"])
    .where("approval.action", "=", action)
    .where("approval.status", "=", "waiting")
    .orderBy("approval.id")
    .execute();
}

/** Confirmed approvals of one kind, with the names of both people. */
export function selectConfirmed(db: Db, action: string) {
  return db
    .selectFrom("approval")
    .innerJoin("users as asker", "asker.id", "approval.requested_by")
    .innerJoin("users as second", "second.id", "approval.decided_by")
    .select([
      "approval.decided_at as at",
      "approval.decided_by as by",
      "asker.name as asked_by",
      "second.name as confirmed_by",
    ])
    .where("approval.action", "=", action)
    .where("approval.status", "=", "confirmed")
    .execute();
}

/** Which of the waiting approvals. */
export interface WaitingApprovals {
  readonly limit: number;
  readonly offset: number;
  /** Only the one with this key. */
  readonly id?: number | undefined;
}

const asked = [
  "approval.id",
  "approval.action",
  "approval.subject",
  "approval.amount_paise",
  "approval.reason",
  "approval.requested_by",
  "approval.requested_at",
  "approval.input",
  "users.name",
] as const;

/** The approval with this key that no longer waits, and how it ended. */
export function selectEnded(db: Db, id: number) {
  return db
    .selectFrom("approval")
    .innerJoin("users", "users.id", "approval.requested_by")
    .leftJoin("users as decider", "decider.id", "approval.decided_by")
    .select([...asked, "approval.status", "approval.decided_at", "approval.decision_reason"])
    .select("decider.name as decided_by")
    .where("approval.id", "=", id)
    .where("approval.status", "<>", "waiting")
    .$narrowType<{ status: "confirmed" | "declined" | "lapsed" }>()
    .executeTakeFirst();
}

/** What waits, oldest first. */
export function selectWaiting(db: Db, { limit, offset, id }: WaitingApprovals) {
  return db
    .selectFrom("approval")
    .innerJoin("users", "users.id", "approval.requested_by")
    .select(asked)
    .where("approval.status", "=", "waiting")
    .$if(id !== undefined, (from) => from.where("approval.id", "=", id ?? 0))
    .orderBy("approval.requested_at")
    .orderBy("approval.id")
    .limit(limit)
    .offset(offset)
    .execute();
}

/** What waits for one subject, `payment:12`; of several, the latest request. */
export function selectWaitingAbout(db: Db, subject: string) {
  return db
    .selectFrom("approval")
    .select("id")
    .where("subject", "=", subject)
    .where("status", "=", "waiting")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Everything that waits about a thing, its parts included (`order:12:MH12AB1234`), oldest first. */
export async function selectAllWaitingAbout(db: Db, subject: string): Promise<number[]> {
  const rows = await db
    .selectFrom("approval")
    .select("id")
    .where("status", "=", "waiting")
    .where((one) => one.or([one("subject", "=", subject), one("subject", "like", `${subject}:%`)]))
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

/** What waits about parts of a thing (`payout-batch:7:70`), by part; of several, the latest request. */
export async function selectWaitingOfParts(db: Db, subject: string): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom("approval")
    .select(["id", "subject"])
    .where("status", "=", "waiting")
    .where("subject", "like", `${subject}:%`)
    .orderBy("id")
    .execute();
  return new Map(rows.map((row) => [row.subject.slice(subject.length + 1), row.id]));
}

/** What lapsed or was declined since a moment, newest first. */
export function selectEndedSince(db: Db, status: "lapsed" | "declined", { since, limit }: Since) {
  return db
    .selectFrom("approval")
    .innerJoin("users", "users.id", "approval.requested_by")
    .leftJoin("users as decider", "decider.id", "approval.decided_by")
    .select([
      "approval.id",
      "approval.action",
      "approval.subject",
      "approval.input",
      "approval.decided_at",
      "approval.decision_reason",
      "users.name",
      "decider.name as decided_by",
    ])
    .where("approval.status", "=", sql.lit(status))
    .where("approval.decided_at", ">=", since)
    .orderBy("approval.decided_at", "desc")
    .orderBy("approval.id")
    .limit(limit)
    .execute();
}
