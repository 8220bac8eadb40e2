import { type Paise, paise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { advisoryLock } from "../../platform/database/transaction";

/** A payment to a side of an order. */
export interface NewPayout {
  readonly orderId: number;
  readonly side: "seller" | "transporter";
  readonly payeeId: number;
  /** What the bank pays; zero where the payee's debts take all of it. */
  readonly amountPaise: Paise;
}

/** Stores a batch with its rows, under the number after the last one: a sequence would also count the requests that only try. @returns its key and those of its rows; undefined when one of them is in another unpaid batch */
export async function insertBatch(
  tx: Db,
  rows: readonly NewPayout[],
  made: { readonly at: Date; readonly by: number },
): Promise<{ readonly id: number; readonly payoutIds: readonly number[] } | undefined> {
  await advisoryLock(tx, "payout batch");
  const { id } = await tx
    .insertInto("payout_batch")
    .values(({ fn, selectFrom }) => ({
      id: selectFrom("payout_batch").select(({ eb }) => eb(fn.coalesce(fn.max("id"), eb.lit(0)), "+", 1).as("next")),
      made_at: made.at,
      made_by: made.by,
    }))
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
        status: amountPaise === 0 ? ("paid" as const) : ("agreed" as const),
        utr: null,
        ended_at: amountPaise === 0 ? made.at : null,
        journal_id: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(["id", "order_id", "side"])
    .execute();
  if (stored.length < rows.length) return undefined;
  const keyOf = new Map(stored.map((row) => [`${row.order_id}:${row.side}`, row.id]));
  return { id, payoutIds: rows.map(({ orderId, side }) => keyOf.get(`${orderId}:${side}`) ?? 0) };
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

/** Marks a row as paid, with the bank's reference and the entry in the books. */
export async function endAsPaid(
  tx: Db,
  id: number,
  paid: { readonly utr: string; readonly journalId: number; readonly at: Date },
): Promise<void> {
  const { utr, journalId, at } = paid;
  const set = { status: "paid", utr, journal_id: journalId, ended_at: at } as const;
  await tx.updateTable("payout").set(set).where("id", "=", id).execute();
}

/** Drops a row that the bank does not pay. */
export async function endAsDropped(tx: Db, id: number, at: Date): Promise<void> {
  await tx.updateTable("payout").set({ status: "dropped", ended_at: at }).where("id", "=", id).execute();
}

/** Drops the row that an entry in the books paid, if any. @returns its batch */
export async function dropPaidBy(tx: Db, journalId: number, at: Date): Promise<number | undefined> {
  const dropped = await tx
    .updateTable("payout")
    .set({ status: "dropped", utr: null, journal_id: null, ended_at: at })
    .where("journal_id", "=", journalId)
    .returning("batch_id")
    .executeTakeFirst();
  return dropped?.batch_id;
}

/** Stores what comes off a payment, with its entry in the books. */
export async function insertSetOff(
  tx: Db,
  setOff: {
    readonly payoutId: number;
    readonly orderId: number;
    readonly bill: string | null;
    readonly amountPaise: Paise;
    readonly journalId: number;
  },
): Promise<void> {
  const { payoutId, orderId, bill, amountPaise, journalId } = setOff;
  const row = { payout_id: payoutId, order_id: orderId, bill, amount_paise: amountPaise, journal_id: journalId };
  await tx.insertInto("payout_set_off").values(row).execute();
}

/** What open batches pay to the sides of an order. */
export async function selectOpenOfOrder(tx: Db, orderId: number) {
  const rows = await tx
    .selectFrom("payout")
    .select(["batch_id", "side", "amount_paise"])
    .where("order_id", "=", orderId)
    .where("status", "=", "agreed")
    .orderBy("side")
    .execute();
  return rows.map((row) => ({ batchId: row.batch_id, side: row.side, amountPaise: paise(row.amount_paise) }));
}
