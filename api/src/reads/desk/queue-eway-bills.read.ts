import { type RawBuilder, sql } from "kysely";
import { extendWithinSeconds } from "../../modules/shipments/eway/extension.policy";
import { waitingEwayBill } from "./eway-bills.read";

/** A time as people read it, in Indian time. */
const momentOf = (at: RawBuilder<unknown>) =>
  sql`to_char((${at}) at time zone 'Asia/Kolkata', 'FMDD Mon YYYY, FMHH12:MI am')`;

/** What an e-way bill on the road waits for: its end, or after it its extension, by the person who may extend it. */
const endOfEwayBill = (now: Date) => {
  const last = sql`b.valid_until + ${sql.lit(extendWithinSeconds)} * interval '1 second'`;
  return sql`'Vehicle ' || b.vehicle_number || ' is on the road: its e-way bill '
    || case when b.valid_until > ${now}::timestamptz then 'ends at ' || ${momentOf(sql`b.valid_until`)}
            when ${last} >= ${now}::timestamptz then 'has ended; it can be extended until ' || ${momentOf(last)}
            else 'has ended and can no longer be extended' end
    || case when b.valid_until is not null and ${last} < ${now}::timestamptz then ''
            when b.is_typed then ', only by the party that made it outside Mandi'
            when b.carrier_gstin not in ('', p.gstin) then ', only by the carrier that it names'
            else '' end`;
};

/** E-way bills; one on the road is due at its end, and has waited since the portal extends it. */
export const waitingEwayBills = (now: Date) => {
  const ends = sql`b.state = 'active' and b.taken_back_at is null and b.valid_until is not null`;
  return sql`
  select 'e-way bill', b.id, coalesce(b.number, p.number),
         case when b.taken_back_at is not null and b.is_typed then b.message
              when b.taken_back_at is not null
              then 'Its invoice was cancelled, and the portal refused to cancel it (' || b.code || '): ' || coalesce(b.message, '')
              when b.code is not null then 'The portal refused it: ' || coalesce(b.message, b.code)
              else ${endOfEwayBill(now)} end,
         '', null::bigint,
         case when ${ends} then b.valid_until - ${sql.lit(extendWithinSeconds)} * interval '1 second'
              else coalesce(b.valid_until, p.issued_at) end,
         null::bigint, case when ${ends} then b.valid_until end
    from eway_bill b join issued_paper p on p.id = b.paper_id
   where ${waitingEwayBill(now)}`;
};
