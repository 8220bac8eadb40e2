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
