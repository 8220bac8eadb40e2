import { type Paise, paise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { StatementLine } from "./statement-line";

export interface NewBankLine extends StatementLine {
  readonly digest: Buffer;
}

/** Lines of one statement of the database: each has nine of the 65,535 parameters that one may have. */
const linesAtOnce = 2_000;

/** Stores lines that are not there yet. @returns how many were new */
export async function insertBankLines(
  tx: Db,
  lines: readonly NewBankLine[],
  imported: { readonly at: Date; readonly by: number },
): Promise<number> {
  let added = 0;
  for (let first = 0; first < lines.length; first += linesAtOnce) {
    added += await insertTogether(tx, lines.slice(first, first + linesAtOnce), imported);
  }
  return added;
}

async function insertTogether(
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

/** A line as it was read; undefined for one that does not exist. */
export function selectLine(db: Db, lineId: number) {
  return db
    .selectFrom("bank_line")
    .select(["id", "day", "amount_paise", "text", "utrs", "payer_account"])
    .where("id", "=", lineId)
    .executeTakeFirst();
}

/** Lets nobody else set aside, bring back or match a line until the transaction ends. */
export async function lockLine(tx: Db, lineId: number): Promise<void> {
  await tx.selectFrom("bank_line").select("id").where("id", "=", lineId).forUpdate().execute();
}

/** Lets nobody else decide on a payment by its lines, those with its UTR or matched with it by hand, until the transaction ends. */
export async function lockLinesOfPayment(tx: Db, { id, utr }: { readonly id: number; readonly utr: string | null }) {
  await sql`
    select id from bank_line
     where id in (select id from bank_line where utrs @> array[${utr}]::text[]
                  union all select line_id from bank_line_payment where payment_id = ${id})
     order by id for update`.execute(tx);
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

/** Sets a line aside. */
export async function insertAside(
  tx: Db,
  row: { readonly line_id: number; readonly reason: string; readonly at: Date; readonly actor_id: number },
): Promise<void> {
  await tx.insertInto("bank_line_aside").values(row).execute();
}

/** The key under which a line is set aside; undefined where it is not, or was brought back. */
export async function selectAside(tx: Db, lineId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom("bank_line_aside as aside")
    .leftJoin("bank_line_return as back", "back.aside_id", "aside.id")
    .select("aside.id")
    .where("aside.line_id", "=", lineId)
    .where("back.aside_id", "is", null)
    .executeTakeFirst();
  return row?.id;
}

/** Brings a line back that was set aside under this key. */
export async function insertReturn(
  tx: Db,
  row: { readonly aside_id: number; readonly reason: string; readonly at: Date; readonly actor_id: number },
): Promise<void> {
  await tx.insertInto("bank_line_return").values(row).execute();
}

/** Keeps which transfer the desk entered for a line. */
export async function insertPaymentOfLine(tx: Db, lineId: number, paymentId: number): Promise<void> {
  await tx.insertInto("bank_line_payment").values({ line_id: lineId, payment_id: paymentId }).execute();
}
