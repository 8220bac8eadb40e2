import { sql } from "kysely";
import type { Db } from "../../platform/database/database";

export interface NewCode {
  readonly phone: string;
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** Ends the phone's active code, if any, and replaces it with a new one. */
export async function replaceCode(tx: Db, code: NewCode): Promise<void> {
  await tx
    .updateTable("otp")
    .set({ ended_at: code.createdAt, end_reason: "replaced" })
    .where("phone", "=", code.phone)
    .where("ended_at", "is", null)
    .execute();
  await tx
    .insertInto("otp")
    .values({
      phone: code.phone,
      salt: code.salt,
      code_hash: code.hash,
      created_at: code.createdAt,
      expires_at: code.expiresAt,
      ended_at: null,
      end_reason: null,
    })
    .execute();
}

/** Ends the active codes of these phones, no matter who asked for them. */
export async function endCodesOf(tx: Db, phones: readonly string[], at: Date): Promise<void> {
  await tx
    .updateTable("otp")
    .set({ ended_at: at, end_reason: "replaced" })
    .where("phone", "in", [...phones])
    .where("ended_at", "is", null)
    .execute();
}

export interface Try {
  readonly id: number;
  readonly salt: Buffer;
  readonly hash: Buffer;
  /** Number of this try, from 1. */
  readonly number: number;
}

/**
 * Uses up one try of the phone's active code. It is one statement, so that of a hundred simultaneous guesses only as many
 * are tried as there are tries left.
 */
export async function takeTry(db: Db, phone: string, triesAtMost: number, now: Date): Promise<Try | undefined> {
  const row = await db
    .updateTable("otp")
    .set({ attempts: sql`attempts + 1` })
    .where("phone", "=", phone)
    .where("ended_at", "is", null)
    .where("expires_at", ">", now)
    .where("attempts", "<", triesAtMost)
    .returning(["id", "salt", "code_hash", "attempts"])
    .executeTakeFirst();
  return row && { id: row.id, salt: row.salt, hash: row.code_hash, number: row.attempts };
}

/** Ends an active code. False when another request ended it first: a code works once. */
export async function endCode(db: Db, id: number, reason: "used" | "locked", now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("otp")
    .set({ ended_at: now, end_reason: reason })
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Why no try was left: true when the last code had been tried, false when there was no valid code. Ask only after `takeTry` found
 * none; by itself it also holds for a code with tries left.
 */
export async function wasLocked(db: Db, phone: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("otp")
    .select(["end_reason", "attempts"])
    .where("phone", "=", phone)
    .where("expires_at", ">", now)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && row.end_reason !== "used" && row.attempts > 0;
}

/** Deletes codes sent before a moment. */
export async function deleteCodesBefore(db: Db, moment: Date): Promise<void> {
  await db.deleteFrom("otp").where("created_at", "<", moment).execute();
}
