import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";

/** Whether the desk says that a login of the table or alias is not of the company of its PAN. */
export function isPanApart(login: string): RawBuilder<boolean> {
  const [user, pan] = [sql.ref(`${login}.user_id`), sql.ref(`${login}.pan`)];
  return sql`coalesce((select said.is_apart from pan_apart said
    where said.user_id = ${user} and said.pan = ${pan} order by said.id desc limit 1), false)`;
}

/** A PAN that a profile has had. */
export interface PanStanding {
  readonly pan: string;
  readonly is_apart: boolean;
}

/** The PANs that a profile has had, and what the desk says about each. */
export async function selectPansOf(db: Db, userId: number): Promise<readonly PanStanding[]> {
  return db
    .selectFrom("user_pan")
    .select(["pan", isPanApart("user_pan").as("is_apart")])
    .where("user_id", "=", userId)
    .orderBy("pan")
    .execute();
}

/** Keeps what the desk says. */
export async function insertPanApart(
  tx: Db,
  row: {
    readonly user_id: number;
    readonly pan: string;
    readonly is_apart: boolean;
    readonly reason: string;
    readonly at: Date;
    readonly actor_id: number;
  },
): Promise<void> {
  await tx.insertInto("pan_apart").values(row).execute();
}
