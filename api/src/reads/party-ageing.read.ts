import type { AccountSide } from "@mandi/shared/contract/trade-paper";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/database";
import type { OpenRow } from "./account-statement.read";
import { nameAtDesk } from "./desk/name-at-desk";

/** An open order of a party, as the statement of one party has it. */
export interface OpenRowOfParty extends OpenRow {
  readonly phone: string;
  readonly name: string;
}

const accountsOf: Readonly<Record<AccountSide, RawBuilder<unknown>>> = {
  buyer: sql`a.kind in ('advance', 'receivable')`,
  seller: sql`a.kind = 'payable:seller'`,
  transporter: sql`a.kind = 'payable:transporter'`,
};
const partyOf: Readonly<Record<AccountSide, RawBuilder<unknown>>> = {
  buyer: sql`o.buyer_id`,
  seller: sql`o.seller_id`,
  transporter: sql`(select w.transporter_id from freight_award w where w.order_id = o.id order by w.id desc limit 1)`,
};
const paperOf: Readonly<Record<AccountSide, string>> = {
  buyer: "invoice",
  seller: "bill",
  transporter: "freight bill",
};

/** Every order for which a side owes or is owed something now, with the papers that it may be for, the oldest due first. */
export async function selectOpenOrdersOfAll(db: Db, side: AccountSide): Promise<readonly OpenRowOfParty[]> {
  const { rows } = await sql<OpenRowOfParty>`
    select open.order_id, open.open_paise, u.phone, ${nameAtDesk("u")} as name,
           coalesce(p.snapshot ->> 'due_on', p.snapshot ->> 'date') as due_on,
           round((p.snapshot ->> 'total')::numeric * 100)::bigint as total_paise
      from (
        select a.order_id, sum(case a.kind when 'advance' then -a.balance_paise else a.balance_paise end)::bigint as open_paise
          from account a
         where a.order_id is not null and ${accountsOf[side]} and a.balance_paise <> 0
         group by a.order_id
      ) open
      join trade_order o on o.id = open.order_id
      join users u on u.id = ${partyOf[side]}
      left join issued_paper p on p.order_id = open.order_id and p.kind = ${paperOf[side]}
       and not exists (
         select from paper_event e
          where e.paper_id = p.id and (e.event = 'void' or e.event = 'note' and (e.detail ->> 'is_whole')::boolean))
     where open.open_paise > 0
     order by open.order_id, due_on, p.id`.execute(db);
  return rows;
}
