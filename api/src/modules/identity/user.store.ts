import type { LoginUser } from "@mandi/shared/contract/login";
import type { Db } from "../../platform/database/database";

export interface UserRow extends LoginUser {
  readonly id: number;
  readonly suspended_at: Date | null;
}

/** The user of a phone; an unknown phone becomes a new customer. Safe when two devices verify at once. */
export async function upsertUser(tx: Db, phone: string, now: Date): Promise<UserRow> {
  await tx
    .insertInto("users")
    .values({ phone, type: "customer", verification_status: "approved", suspended_at: null, created_at: now })
    .onConflict((conflict) => conflict.column("phone").doNothing())
    .execute();
  return tx
    .selectFrom("users")
    .select(["id", "name", "type", "email", "phone", "company_name", "suspended_at"])
    .where("phone", "=", phone)
    .executeTakeFirstOrThrow();
}
