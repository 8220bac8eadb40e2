import { type RawBuilder, sql } from "kysely";
import { extendWithinSeconds } from "../../modules/shipments/eway/extension.policy";
import type { Db } from "../../platform/database/database";
import { leftWithoutEwayBill, waitingEwayBill, withoutEwayBillSince } from "./eway-bills.read";
import { nameAtDesk } from "./name-at-desk";

/** A time as people read it, in Indian time. */
const momentOf = (at: RawBuilder<unknown>) =>
  sql`to_char((${at}) at time zone 'Asia/Kolkata', 'FMDD Mon YYYY, FMHH12:MI am')`;

/** An end of validity, as `formatEnd` says it: the midnight that ends a day as the last minute of that day. */
const endInWords = (at: RawBuilder<unknown>) =>
  momentOf(
    sql`case when to_char((${at}) at time zone 'Asia/Kolkata', 'HH24:MI') = '00:00' then ${at} - interval '1 minute' else ${at} end`,
  );

/** What an e-way bill on the road waits for: its end, or after it its extension, by the person who may extend it. */
const endOfEwayBill = (now: Date) => {
  const within = sql`${sql.lit(extendWithinSeconds)} * interval '1 second'`;
  const [first, last] = [sql`b.valid_until - ${within}`, sql`b.valid_until + ${within}`];
  const early = sql`case when ${now}::timestamptz < ${first} then 'it can be extended from ' || ${momentOf(first)} end`;
  const only = sql`case when b.is_typed then 'only the party that made it outside Mandi can extend it'
                        when b.carrier_gstin not in ('', p.gstin) then 'only the carrier that it names can extend it' end`;
  return sql`'Vehicle ' || b.vehicle_number || ' is on the road: its e-way bill '
    || case when b.valid_until > ${now}::timestamptz
              then 'ends at ' || ${endInWords(sql`b.valid_until`)} || coalesce('; ' || coalesce(${only}, ${early}), '')
            when ${last} >= ${now}::timestamptz
              then 'has ended; ' || coalesce(${only}, 'it can be extended') || ' until ' || ${momentOf(last)}
            else 'has ended and can no longer be extended' end`;
};

const ends = sql`b.state = 'active' and b.taken_back_at is null and b.valid_until is not null`;

/** Since when an `eway_bill b` on `issued_paper p` waits: one on the road since the portal extends it, or since an earlier warning. */
export const ewayBillWaitsSince = sql<Date>`
  case when ${ends} then b.valid_until - greatest(${sql.lit(extendWithinSeconds)}, b.warned_hours * 3600) * interval '1 second'
       else coalesce(b.valid_until, p.issued_at) end`;

/** E-way bills; one on the road is due at its end; one that was put off is due then. */
export const waitingEwayBills = (now: Date) => {
  const isLater = sql`b.later_until > ${now}::timestamptz`;
  return sql`
  select 'e-way bill', b.id, coalesce(b.number, p.number),
         case when ${isLater} then 'Put off until ' || ${momentOf(sql`b.later_until`)} || ' by ' || ${nameAtDesk("later")} || '. '
              else '' end ||
         case when b.taken_back_at is not null and b.is_typed then b.message
              when b.taken_back_at is not null
              then 'Its invoice was cancelled, and the portal refused to cancel it (' || b.code || '): ' || coalesce(b.message, '')
              when b.code is not null then 'The portal refused it: ' || coalesce(b.message, b.code)
              else ${endOfEwayBill(now)} end,
         ${nameAtDesk("u")}, null::bigint,
         ${ewayBillWaitsSince}, null::bigint, case when ${isLater} then b.later_until when ${ends} then b.valid_until end
    from eway_bill b join issued_paper p on p.id = b.paper_id
    join shipment s on s.id = b.shipment_id join users u on u.id = s.transporter_id
    left join users later on later.id = b.later_by
   where ${waitingEwayBill(now)}
  union all
  select 'e-way bill', b.id, coalesce(b.number, p.number),
         'The e-way bill of vehicle ' || b.vehicle_number || ' is cancelled. The vehicle may not move without a new one',
         ${nameAtDesk("u")}, null::bigint,
         ${withoutEwayBillSince},
         null::bigint, null::timestamptz
    from eway_bill b join issued_paper p on p.id = b.paper_id
    join shipment s on s.id = b.shipment_id join users u on u.id = s.transporter_id
   where ${leftWithoutEwayBill}`;
};

/** What an e-way bill waits for, in words; undefined while it waits for nothing. */
export async function selectWaitOfEwayBill(db: Db, id: number, now: Date): Promise<string | undefined> {
  const { rows } = await sql<{ what: string }>`
    select what from (${waitingEwayBills(now)}) waiting (kind, id, number, what, party, amount, since, asked_by, until)
     where waiting.id = ${id}`.execute(db);
  return rows[0]?.what;
}
