import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { leftWithoutEwayBill, waitingEwayBill, withoutEwayBillSince } from "./eway-bills.read";
import { ewayBillWaitsSince } from "./queue-eway-bills.read";
import { unbilledFreight } from "./unbilled-freight.read";

/** How much waits for the desk, since when, and the command that lists it. */
export async function selectQueue(db: Db, now: Date) {
  const { rows } = await sql<{ what: string; count: number; oldest: Date | null; command: string }>`
    select 'quotations to mark' as what, count(*)::int as count, min(closed_at) as oldest, 'quotation list' as command
      from quotation where status = 'pending' and closed_at is not null
    union all select 'messages of parties to answer', count(*)::int, min(waits_since), 'queue items --kind message'
      from thread where waits_since is not null
    union all select 'bank transfers to check', count(*)::int, min(created_at), 'payment list'
      from payment where status = 'under check'
    union all select 'acts that need a second person', count(*)::int, min(requested_at), 'approval list'
      from approval where status = 'waiting'
    union all select 'orders without confirmation', count(*)::int, min(created_at), 'order list --status pending'
      from trade_order where status = 'pending'
    union all select 'freight bills to decide', count(*)::int, min(submitted_at), 'freight-bill list'
      from freight_bill where status in ('submitted', 'checked')
    union all select 'delivered vehicles without an approved freight bill', count(*)::int, min(since), 'freight-bill missing'
      from (${unbilledFreight(now)}) unbilled
    union all select 'credit requests', count(*)::int, min(created_at), 'credit list'
      from credit_request where status in ('pending', 'under review')
    union all select 'products to approve', count(*)::int, min(coalesce(sent_in_at, created_at)), 'listing list'
      from listing where status = 'pending approval'
    union all select 'products changed since they were taken off the market', count(*)::int, min(off.changed_at), 'queue items --kind listing'
      from taken_off_listing off join listing l on l.id = off.listing_id where off.changed_at is not null and l.status = 'paused'
    union all select 'people to verify', count(*)::int, min(coalesce(sent_in_at, created_at)), 'user list --type seller'
      from users where verification_status = 'submitted' and suspended_at is null
    union all select 'people who sent documents', count(distinct d.user_id)::int, min(d.sent_at), 'user list --type seller'
      from user_document d join users u on u.id = d.user_id
     where d.status = 'sent' and u.verification_status <> 'submitted' and u.suspended_at is null
    union all select 'tax rows to confirm', count(*)::int, min(added_at), 'tax list'
      from tax_row where confirmed_by is null and coalesce(valid_to >= current_date, true)
    union all select 'documents not registered with the tax portal', count(*)::int, min(issued_on)::timestamptz, 'e-invoice list'
      from e_invoice where state = 'failed'
    union all select 'e-way bills that end soon or were refused', count(*)::int, min(${ewayBillWaitsSince}), 'eway-bill list'
      from eway_bill b join issued_paper p on p.id = b.paper_id where ${waitingEwayBill(now)}
    union all select 'vehicles left without an e-way bill', count(*)::int, min(${withoutEwayBillSince}), 'queue items --kind e-way bill'
      from eway_bill b join shipment s on s.id = b.shipment_id where ${leftWithoutEwayBill}
    union all select 'enquiries', count(*)::int, min(created_at), 'inbox' from enquiry where handled_at is null
    union all select 'messages', count(*)::int, min(created_at), 'inbox' from contact_message where handled_at is null`.execute(
    db,
  );
  return rows;
}
