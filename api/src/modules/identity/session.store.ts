import { sql } from "kysely";
import type { Actor } from "../../platform/actor";
import type { Db } from "../../platform/database/database";
import { gathered } from "../../platform/database/gathered";
import { arrayOf, prepared } from "../../platform/database/prepared";
import { advisoryLock } from "../../platform/database/transaction";

interface AskingSession {
  readonly tokenHash: Buffer;
  readonly bindingHash: Buffer;
  readonly now: Date;
}

const selectActors = prepared((db, { tokenHashes }: { readonly tokenHashes: readonly Buffer[] }) =>
  db
    .selectFrom("session")
    .innerJoin("users", "users.id", "session.user_id")
    .select([
      "users.id",
      "users.type",
      "users.phone",
      "users.name",
      "users.verification_status",
      "users.desk_roles",
      "session.code_until",
      "session.token_hash",
      "session.binding_hash",
      "session.expires_at",
    ])
    .where("session.token_hash", "=", sql<Buffer>`any(${arrayOf("bytea", tokenHashes)}::bytea[])`)
    .where("session.revoked_at", "is", null)
    .where("users.suspended_at", "is", null),
);

/** One statement for the sessions of all requests that arrived together. */
const selectSession = gathered(async (db, asked: readonly AskingSession[]) => {
  const rows = await selectActors(db, { tokenHashes: asked.map(({ tokenHash }) => tokenHash) });
  return asked.map(({ tokenHash, bindingHash, now }) =>
    rows.find(
      ({ token_hash, binding_hash, expires_at }) =>
        token_hash.equals(tokenHash) && binding_hash.equals(bindingHash) && expires_at > now,
    ),
  );
});

/** The user of a session, read afresh for every request, so that logout, suspension and a changed type take effect at once. */
export async function selectActor(
  db: Db,
  tokenHash: Buffer,
  bindingHash: Buffer,
  now: Date,
): Promise<Actor | undefined> {
  const row = await selectSession(db, { tokenHash, bindingHash, now });
  if (row === undefined) return undefined;
  const { id, type, phone, name, verification_status, desk_roles, code_until } = row;
  return {
    id,
    type,
    phone,
    name,
    verificationStatus: verification_status,
    deskRoles: desk_roles,
    codeUntil: code_until,
  };
}

export interface NewSession {
  readonly tokenHash: Buffer;
  readonly bindingHash: Buffer;
  readonly userId: number;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Until when the code of the login counts as new, for a member of staff. */
  readonly codeUntil: Date | null;
}

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto("session")
    .values({
      token_hash: session.tokenHash,
      binding_hash: session.bindingHash,
      user_id: session.userId,
      created_at: session.createdAt,
      expires_at: session.expiresAt,
      revoked_at: null,
      code_until: session.codeUntil,
    })
    .execute();
}

/** Records until when the code that was entered in a session counts as new. */
export async function updateCodeUntil(tx: Db, tokenHash: Buffer, until: Date): Promise<void> {
  await tx.updateTable("session").set({ code_until: until }).where("token_hash", "=", tokenHash).execute();
}

/** Ends the oldest active sessions of a user beyond this many. @returns how many it ended */
export async function revokeOldest(tx: Db, userId: number, kept: number, now: Date): Promise<number> {
  // Otherwise two simultaneous logins would each not count the other.
  await advisoryLock(tx, "sessions", String(userId));
  const alive = tx
    .selectFrom("session")
    .select("token_hash")
    .where("user_id", "=", userId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("token_hash")
    .offset(kept);
  const { numUpdatedRows } = await tx
    .updateTable("session")
    .set({ revoked_at: now })
    .where("token_hash", "in", alive)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Ends every session of a user but one. @returns how many were active. */
export async function revokeOtherSessions(db: Db, userId: number, kept: Buffer, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("session")
    .set({ revoked_at: now })
    .where("user_id", "=", userId)
    .where("token_hash", "!=", kept)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", now)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

export async function revokeSession(db: Db, tokenHash: Buffer, now: Date): Promise<void> {
  await db.updateTable("session").set({ revoked_at: now }).where("token_hash", "=", tokenHash).execute();
}

/** Deletes sessions that expired before a moment. */
export async function deleteSessionsBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("session").where("expires_at", "<", moment).execute();
}
