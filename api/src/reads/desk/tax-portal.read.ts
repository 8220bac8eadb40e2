import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { onlyOne } from "./desk-page";

interface Range {
  readonly limit: number;
  readonly offset: number;
}

interface EInvoiceRow {
  readonly number: string;
  readonly kind: string;
  readonly order_number: string | null;
  readonly date: string;
  readonly state: string;
  readonly code: string | null;
  readonly message: string | null;
  readonly report_by: string | null;
  readonly acknowledged_at: Date | null;
  readonly irn: string;
  /** 1: the portal has been asked to cancel the registration, and has not answered. */
  readonly is_cancelling: number;
  /** 1: it stays registered: a note, an invoice with one, or one of a delivered vehicle. */
  readonly is_final: number;
}

/** Documents that must be registered with the tax portal, newest first; with one status, or all. */
export async function selectEInvoices(
  db: Db,
  state: string | undefined,
  { limit, offset }: Range,
): Promise<readonly EInvoiceRow[]> {
  const { filter, order } = onlyOne(sql.ref("e.state"), state);
  const { rows } = await sql<EInvoiceRow>`${eInvoices}
     where ${filter}
     order by ${order} e.paper_id desc
     limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The registration of one document; undefined for one that needs none. */
export async function selectEInvoice(db: Db, paperId: number): Promise<EInvoiceRow | undefined> {
  const { rows } = await sql<EInvoiceRow>`${eInvoices} where e.paper_id = ${paperId}`.execute(db);
  return rows[0];
}

const eInvoices = sql`
    select p.number, p.kind, o.number as order_number, e.issued_on as date, e.state, e.code, e.message, e.report_by,
           e.acknowledged_at, e.irn,
           -- Each looked up for its row: an exists would read all events for the few documents of a page.
           coalesce((select 1 from portal_request r
                      where r.paper_id = e.paper_id and r.call = 'cancelIrn' and r.state = 'waiting' limit 1), 0) as is_cancelling,
           case when p.kind <> 'invoice' or s.delivered_at is not null then 1 else coalesce((
             select 1 from paper_event n where n.paper_id = p.id and n.event = 'note' limit 1), 0) end as is_final
      from e_invoice e
      join issued_paper p on p.id = e.paper_id
      left join trade_order o on o.id = p.order_id
      left join shipment s on s.id = p.shipment_id`;

/** What is pending for the portals or was refused there, oldest first. */
export async function selectPortalRequests(db: Db, { limit, offset }: Range) {
  const { rows } = await sql<{
    id: number;
    call: string;
    paper: string;
    state: string;
    attempts: number;
    code: string | null;
    message: string | null;
    made_at: Date;
    next_at: Date;
  }>`
    select r.id, r.call, p.number as paper, r.state, r.attempts, r.code, r.message, r.made_at, r.next_at
      from portal_request r join issued_paper p on p.id = r.paper_id
     where r.state in ('waiting', 'failed')
     order by r.id
     limit ${limit} offset ${offset}`.execute(db);
  return rows;
}
