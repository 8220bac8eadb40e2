import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { StatementLine } from "./statement-line";

export interface NewBankLine extends StatementLine {
  readonly digest: Buffer;
}

/** Stores lines that are not there yet. @returns how many were new */
export async function insertBankLines(
  tx: Db,
  lines: readonly NewBankLine[],
  imported: { readonly at: Date; readonly by: number },
): Promise<number> {
  const rows = await tx
    .insertInto("bank_line")
    .values(
      lines.map(({ digest, day, amountPaise, text, utrs, payerAccount, payerIfsc }) => ({
        digest,
        day,
        amount_paise: amountPaise,
        text,
        utrs,
        payer_account: payerAccount,
        payer_ifsc: payerIfsc,
        imported_at: imported.at,
        imported_by: imported.by,
      })),
    )
    .onConflict((conflict) => conflict.column("digest").doNothing())
    .returning("id")
    .execute();
  return rows.length;
}

/** Whether a line was received, rather than paid out; undefined for one that does not exist. */
export async function selectIsReceived(tx: Db, lineId: number): Promise<boolean | undefined> {
  const row = await tx.selectFrom("bank_line").select("amount_paise").where("id", "=", lineId).executeTakeFirst();
  return row && row.amount_paise > 0;
}

/** What the bank received with a UTR; several statements may have a line of it. */
export async function selectReceivedByUtr(tx: Db, utr: string): Promise<readonly Paise[]> {
  const rows = await tx
    .selectFrom("bank_line")
    .select("amount_paise")
    .where(sql<boolean>`utrs @> array[${utr}]::text[]`)
    .where("amount_paise", ">", 0)
    .orderBy("id")
    .execute();
  return rows.map(({ amount_paise }) => paise(amount_paise));
}

/** Sets a line aside. @returns false when it was already */
export async function insertAside(
  tx: Db,
  row: { readonly line_id: number; readonly reason: string; readonly at: Date; readonly actor_id: number },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("bank_line_aside")
    .values(row)
    .onConflict((conflict) => conflict.column("line_id").doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
