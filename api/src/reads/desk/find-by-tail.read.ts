import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { nameAtDesk } from "./name-at-desk";
import { paidByTransfer, transferName } from "./transfer-name";

type Hit = DeskFindAnswer["data"][number];

const hitsAtMost = sql.lit(10);

/**
 * The newest transfers, and payments of batches, whose UTR ends with these characters; `tail` has capitals and digits only. Compared
 * backwards as text, by `payment_utr_tail` and `payout_utr_tail`; `offset 0` keeps the plan from reading all, newest first, in place of that.
 */
export async function selectUtrTail(db: Db, tail: string): Promise<readonly Hit[]> {
  const start = sql`reverse(${tail}::text)`;
  // No UTR has a character after Z.
  const endsSo = (utr: string) =>
    sql`reverse(${sql.ref(utr)}) ~>=~ ${start} and reverse(${sql.ref(utr)}) ~<~ (${start} || '~') and ${sql.ref(utr)} is not null`;
  const { rows } = await sql<Hit>`
    select 'payment' as kind, p.id, p.utr as number, ${transferName} as what, ${nameAtDesk("u")} as party, p.status
      from (select * from (select * from payment where ${endsSo("payment.utr")} offset 0) ending order by id desc limit ${hitsAtMost}) p
      join users u on u.id = p.payer_id ${paidByTransfer}
    union all
    select 'batch', p.batch_id, 'B' || p.batch_id, 'Payment of order ' || o.number || ', UTR ' || p.utr, ${nameAtDesk("u")}, p.status
      from (select * from (select * from payout where ${endsSo("payout.utr")} offset 0) ending order by id desc limit ${hitsAtMost}) p
      join trade_order o on o.id = p.order_id join users u on u.id = p.payee_id`.execute(db);
  return rows;
}
