import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { paymentsOfLine, usedByOther } from "./bank-lines.read";
import { nameAtDesk } from "./name-at-desk";
import { isFoundBy } from "./people-search";

/** The active payment that a line is matched with; undefined where there is none. */
export async function selectPaymentOfLine(db: Db, lineId: number) {
  const { rows } = await sql<{ readonly id: number; readonly status: "under check" | "verified" }>`
    select p.id, p.status from bank_line line join payment p on p.id in ${paymentsOfLine}
     where line.id = ${lineId} and p.status in ('under check', 'verified') order by p.id limit 1`.execute(db);
  return rows[0];
}

/** A payment that lines may be of. */
export interface PaymentOfLine {
  readonly id: number;
  readonly utr: string | null;
}

/** What the bank received for a payment, line by line: with its UTR, or matched with it by hand; and which other transfer a line paid. */
export async function selectReceivedFor(db: Db, { id, utr }: PaymentOfLine) {
  const { rows } = await sql<{ readonly amount_paise: number; readonly used_by: string | null }>`
    select line.amount_paise, ${usedByOther(id)} as used_by from bank_line line
     where line.amount_paise > 0
       and line.id in (select id from bank_line where utrs @> array[${utr}]::text[]
                       union all select line_id from bank_line_payment where payment_id = ${id})
     order by line.id`.execute(db);
  return rows;
}

/** Somebody who may have paid a line. */
export interface LinePayerRow {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly why: "account" | "utr" | "name" | "search";
}

const suggestedAtMost = 5;

/**
 * Who may have paid a line: the owners of the account that paid, those whose earlier report had its UTR, then those whose name has
 * words of its text, the most first.
 */
export async function selectLikelyPayers(
  db: Db,
  lineId: number,
  words: readonly string[],
): Promise<readonly LinePayerRow[]> {
  const patterns = words.map((word) => `%${word}%`);
  const { rows } = await sql<LinePayerRow>`
    select * from (
      select distinct on (likely.user_id) likely.user_id as id, ${nameAtDesk("u")} as name, u.phone, likely.why, likely.place
        from (
          select a.user_id, 'account' as why, 0 as place from bank_line line
            join party_account a on a.account_number = line.payer_account and a.ended_at is null
             and (line.payer_ifsc is null or a.ifsc = line.payer_ifsc)
           where line.id = ${lineId}
          union all
          select p.payer_id, 'utr', 1 from bank_line line
            join payment p on p.utr = any(line.utrs) and p.status = 'rejected' where line.id = ${lineId}
          union all
          (select named.id, 'name', 100 - count(*) as place from users named
             join unnest(${patterns}::text[]) as word on named.company_name ilike word or named.name ilike word
            where named.type <> 'staff' and (named.company_name ilike any(${patterns}::text[]) or named.name ilike any(${patterns}::text[]))
            group by named.id order by place, named.id limit ${suggestedAtMost})
        ) likely join users u on u.id = likely.user_id
       order by likely.user_id, likely.place
    ) found order by place, id limit ${suggestedAtMost + suggestedAtMost}`.execute(db);
  return rows.map(({ id, name, phone, why }) => ({ id, name, phone, why }));
}

/** People by the beginning of their phone, a part of their name, or their GSTIN. */
export async function selectSearchedPayers(db: Db, search: string): Promise<readonly LinePayerRow[]> {
  const { rows } = await sql<LinePayerRow>`
    select u.id, ${nameAtDesk("u")} as name, u.phone, 'search' as why from users u
     where u.type <> 'staff' and ${isFoundBy(search)}
     order by u.id desc limit ${suggestedAtMost + suggestedAtMost}`.execute(db);
  return rows;
}
