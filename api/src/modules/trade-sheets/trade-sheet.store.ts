import type { TradeSheet } from "@mandi/shared/contract/trade-sheet";
import type { Db } from "../../platform/database/database";

interface NewSheet {
  readonly makerId: number;
  readonly token: string;
  readonly content: TradeSheet;
}

/** Stores a sheet, which expires as its content says. */
export async function insertSheet(tx: Db, { makerId, token, content }: NewSheet): Promise<number> {
  const { id } = await tx
    .insertInto("trade_sheet")
    .values({
      maker_id: makerId,
      token,
      content: JSON.stringify(content),
      made_at: new Date(content.made_at),
      valid_until: new Date(content.valid_until),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A person's sheets that have not expired, the newest first. */
export function selectOpenSheets(db: Db, makerId: number, now: Date, atMost: number) {
  return db
    .selectFrom("trade_sheet")
    .select(["id", "token", "content"])
    .where("maker_id", "=", makerId)
    .where("valid_until", ">", now)
    .orderBy("id", "desc")
    .limit(atMost)
    .execute();
}

/** The sheet of a link that has not expired. */
export function selectSharedSheet(db: Db, token: string, now: Date) {
  return db
    .selectFrom("trade_sheet")
    .select("content")
    .where("token", "=", token)
    .where("valid_until", ">", now)
    .executeTakeFirst();
}

/** Deletes a person's own sheet; undefined where it is not theirs. */
export function deleteSheet(tx: Db, makerId: number, id: number) {
  return tx
    .deleteFrom("trade_sheet")
    .where("id", "=", id)
    .where("maker_id", "=", makerId)
    .returning("id")
    .executeTakeFirst();
}

/** Deletes every sheet that expired before `end`. */
export async function deleteSheetsOver(tx: Db, end: Date): Promise<void> {
  await tx.deleteFrom("trade_sheet").where("valid_until", "<", end).execute();
}
