import { sql } from "kysely";
import type { Db } from "../../../platform/database/database";
import { differences } from "../documents/figures";

/** A transfer with what the books and the documents have of it; amounts in paise. */
interface FoundTransfer {
  readonly id: number;
  readonly status: string;
  readonly amount_paise: number;
  readonly utr: string;
  readonly is_reversed: boolean;
  /** What the bank brought, with reversals. */
  readonly bank: number;
  /** What reached the accounts that its purpose may move. */
  readonly own: number;
  /** What all its postings come to. */
  readonly sum: number;
  /** Its receipts, and how many of them are void. */
  readonly receipts: number;
  readonly void: number;
  /** The amount and the UTR of the receipt. */
  readonly said: number;
  readonly said_utr: string;
  /** Transfers with its UTR that were not rejected, itself among them. */
  readonly standing: number;
}

/**
 * Transfers of buyers of which books or documents have something else than was decided: while one waits or once it is rejected nothing, once it
 * is found its whole amount on the account of its purpose and one receipt, and once that is reversed nothing, with a void receipt. Written down from
 * postings and documents alone; nothing here is of the product's own reading of a transfer.
 */
export async function findDepositFaults(
  db: Db,
  { paymentId = null }: { readonly paymentId?: number | null } = {},
): Promise<readonly string[]> {
  const { rows } = await sql<FoundTransfer>`
    select y.id, y.status, y.amount_paise, y.utr, moved.*, paper.*,
           (select count(*)::int from payment same where same.utr = y.utr and same.status <> 'rejected') as standing
      from payment y
      cross join lateral (
        select coalesce(bool_or(j.reverses_id is not null), false) as is_reversed,
               coalesce(sum(p.amount_paise) filter (where a.kind = 'bank'), 0)::bigint as bank,
               coalesce(-sum(p.amount_paise) filter (where a.code = any(case y.purpose
                 when 'top-up' then array['wallet:' || y.payer_id]
                 when 'credit repayment' then array['wallet:' || y.payer_id, 'credit:' || y.payer_id]
                 else array['advance:' || y.order_id, 'receivable:' || y.order_id] end)), 0)::bigint as own,
               coalesce(sum(p.amount_paise), 0)::bigint as sum
          from journal j join posting p on p.journal_id = j.id join account a on a.id = p.account_id
         where j.payment_id = y.id) moved
      cross join lateral (
        select count(*)::int as receipts,
               count(*) filter (where exists (
                 select from paper_event e where e.paper_id = r.id and e.event = 'void'))::int as void,
               coalesce(max(round((r.snapshot ->> 'amount')::numeric * 100)), 0)::bigint as said,
               coalesce(max(r.snapshot ->> 'utr'), '') as said_utr
          from issued_paper r where r.kind = 'receipt' and r.payment_id = y.id) paper
     where y.source = 'bank' and (${paymentId}::bigint is null or y.id = ${paymentId})`.execute(db);
  return rows.flatMap(({ id, status, amount_paise, utr, is_reversed, ...found }) => {
    const isFound = status === "verified";
    const paise = isFound && !is_reversed ? amount_paise : 0;
    const receipt = { receipts: isFound ? 1 : 0, void: isFound && is_reversed ? 1 : 0 };
    const said = { said: isFound ? amount_paise : 0, said_utr: isFound ? utr : "" };
    const due = { bank: paise, own: paise, sum: 0, ...receipt, ...said };
    const isTwice = status !== "rejected" && found.standing > 1;
    return [
      ...differences(found, due, `${status} transfer ${id}`),
      ...(isTwice ? [`transfer ${id}: ${found.standing} have the UTR ${utr}`] : []),
    ];
  });
}
