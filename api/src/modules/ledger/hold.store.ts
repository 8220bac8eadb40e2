import type { Paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";

/** Money to set aside. */
export interface NewHold {
  readonly userId: number;
  readonly amountPaise: Paise;
  readonly purpose: string;
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
      ended_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export function selectHoldForUpdate(tx: Db, id: number) {
  return tx.selectFrom("hold").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}

export async function captureHoldRow(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable("hold").set({ status: "captured", ended_at: at }).where("id", "=", id).execute();
}
