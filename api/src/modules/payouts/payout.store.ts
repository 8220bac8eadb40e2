import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";

/** What is to be paid to a side of an order. */
export interface NewPayout {
  readonly orderId: number;
  readonly side: "seller" | "transporter";
  readonly payeeId: number;
  readonly amountPaise: Paise;
}

/** Stores a batch with its rows. @returns its key; undefined when one of the rows is in another batch that is not paid */
export async function insertBatch(
  tx: Db,
  rows: readonly NewPayout[],
  made: { readonly at: Date; readonly by: number },
): Promise<number | undefined> {
  const { id } = await tx
    .insertInto("payout_batch")
    .values({ made_at: made.at, made_by: made.by })
    .returning("id")
    .executeTakeFirstOrThrow();
  const stored = await tx
    .insertInto("payout")
    .values(
      rows.map(({ orderId, side, payeeId, amountPaise }) => ({
        batch_id: id,
        order_id: orderId,
        side,
        payee_id: payeeId,
        amount_paise: amountPaise,
        utr: null,
        ended_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  return stored.length === rows.length ? id : undefined;
}

/** A row of a batch, locked until the transaction ends. */
export async function selectPayoutForUpdate(tx: Db, batchId: number, id: number) {
  const row = await tx
    .selectFrom("payout")
    .selectAll()
    .where("id", "=", id)
    .where("batch_id", "=", batchId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, amountPaise: paise(row.amount_paise) };
}

/** Whether this reference paid a row already. */
export async function isPayoutUtrTaken(tx: Db, utr: string): Promise<boolean> {
  return (await tx.selectFrom("payout").select("id").where("utr", "=", utr).executeTakeFirst()) !== undefined;
}

/** Ends a row: paid under a bank reference, or dropped. */
export async function endPayout(tx: Db, id: number, utr: string | null, at: Date): Promise<void> {
  const status = utr === null ? "dropped" : "paid";
  await tx.updateTable("payout").set({ status, utr, ended_at: at }).where("id", "=", id).execute();
}

/** The batch that pays a side of an order and is not paid yet. */
export async function selectOpenBatchOf(tx: Db, orderId: number, side: NewPayout["side"]): Promise<number | undefined> {
  const row = await tx
    .selectFrom("payout")
    .select("batch_id")
    .where("order_id", "=", orderId)
    .where("side", "=", side)
    .where("status", "=", "agreed")
    .executeTakeFirst();
  return row?.batch_id;
}
