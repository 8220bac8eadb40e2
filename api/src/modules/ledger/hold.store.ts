import type { Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";

/** Money to set aside. */
export interface NewHold {
  readonly userId: number;
  readonly amountPaise: Paise;
  readonly purpose: string;
  readonly expiresAt: Date;
  readonly at: Date;
}

export async function insertHold(tx: Db, hold: NewHold): Promise<number> {
  const { id } = await tx
    .insertInto("hold")
    .values({
      user_id: hold.userId,
      amount_paise: hold.amountPaise,
      purpose: hold.purpose,
      created_at: hold.at,
      expires_at: hold.expiresAt,
      ended_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** What has expired by now, locked; what another process has locked is left to it. */
export function selectExpiredHolds(tx: Db, now: Date, atMost: number) {
  return tx
    .selectFrom("hold")
    .select("id")
    .where("status", "=", "held")
    .where("expires_at", "<=", now)
    .orderBy("expires_at")
    .limit(atMost)
    .forUpdate()
    .skipLocked()
    .execute();
}

export function selectHoldForUpdate(tx: Db, id: number) {
  return tx.selectFrom("hold").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function endHold(tx: Db, id: number, status: "captured" | "released", at: Date): Promise<void> {
  await tx.updateTable("hold").set({ status, ended_at: at }).where("id", "=", id).execute();
}
