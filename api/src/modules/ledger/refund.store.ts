import { maxPaise, type Paise, paise, zeroPaise } from "@mandi/shared/money/paise";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { safeInteger } from "../../platform/database/pool";
import { type AccountRef, accountCode } from "./account";
import type { OrderKey } from "./ledger-facts";
import type { Refunded } from "./refund-split";

/** Credit drawn for this order and not yet refunded. */
export async function selectCreditDrawnFor(db: Db, order: OrderKey, drawnCredit: AccountRef): Promise<Paise> {
  const { forOrder } = await db
    .selectFrom("posting")
    .innerJoin("journal", "journal.id", "posting.journal_id")
    .innerJoin("account", "account.id", "posting.account_id")
    .select(sql<string>`coalesce(sum(posting.amount_paise), 0)`.as("forOrder"))
    .where("account.code", "=", accountCode(drawnCredit))
    .where("journal.order_id", "=", order.id)
    .executeTakeFirstOrThrow();
  return maxPaise(paise(safeInteger(forOrder)), zeroPaise);
}

/** What an order has refunded so far, without reversed refunds. */
export async function selectRefunded(db: Db, order: OrderKey): Promise<Refunded> {
  const { rows } = await sql<{ kind: string; refunded: string }>`
    select a.kind, sum(-p.amount_paise) as refunded
      from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
     where j.order_id = ${order.id} and j.event in ('advance refunded', 'credit restored')
       and a.kind in ('wallet', 'credit') and not exists (select from journal r where r.reverses_id = j.id)
     group by a.kind`.execute(db);
  const of = (kind: string): Paise => paise(safeInteger(rows.find((row) => row.kind === kind)?.refunded ?? "0"));
  return { toCreditPaise: of("credit"), toWalletPaise: of("wallet") };
}
