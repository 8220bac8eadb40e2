import type { DeskOrderAnswer } from "@mandi/shared/contract/desk-order";
import type { DeskQuotationAnswer } from "@mandi/shared/contract/desk-quotation";
import type { DeskQueueAnswer } from "@mandi/shared/contract/desk-reads";
import type { OrderStatus, QuotationStatus } from "@mandi/shared/contract/trade-document";
import { kilograms, tonnesFromKilograms } from "@mandi/shared/money/kilograms";
import { paise, rupeesFromPaise } from "@mandi/shared/money/paise";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { found } from "../../platform/errors";
import { readOrderLedger, readOrderMoney, readSellerLedger, readTransporterLedger } from "../ledger/statement.service";
import { readInvoiceParties } from "../orders/invoice-parties.service";
import { presentEvent, presentLedgerRow, presentOrder } from "../orders/order.presenter";
import { readOrder } from "../orders/order.service";
import { listAdjustments } from "../orders/order-change.service";
import { dueOf } from "../orders/order-due";
import { ledgerRange, readBuyerView, readFacts } from "../orders/order-view.service";
import { presentSellerOrder } from "../orders/seller-order.presenter";
import { readTimeline } from "../orders/step.service";
import { findAward } from "../shipments/award.service";
import { listShipments } from "../shipments/shipment-view.service";

/** Rows of a page of every list of the desk. */
export const deskRows = 50;
const rupees = (value: number): number => rupeesFromPaise(paise(value));
const tonnes = (value: number): number => tonnesFromKilograms(kilograms(value));
const offsetOf = (page: number | undefined): number => ((page ?? 1) - 1) * deskRows;

/**
 * The rows of a list that have one value in a column, read from the index that begins with it. Written as a range and named
 * in the order: by `=` PostgreSQL expects the value to be spread evenly and reads the newest rows until it has a page of it,
 * which is all of the newest month when it looks for what is long done.
 */
export function onlyOne(column: RawBuilder<unknown>, value: string | undefined) {
  if (value === undefined) return { filter: sql`true`, order: sql`` };
  return { filter: sql`${column} between ${value} and ${value}`, order: sql`${column} desc,` };
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** How much waits for the desk, and where to look. */
export async function readQueue(db: Db): Promise<DeskQueueAnswer> {
  const { rows } = await sql<{ what: string; count: number; oldest: Date | null; command: string }>`
    select 'quotations to mark' as what, count(*)::int as count, min(closed_at) as oldest, 'quotation list' as command
      from quotation where status = 'pending' and closed_at is not null
    union all select 'bank transfers to check', count(*)::int, min(created_at), 'payment list'
      from payment where status = 'under check'
    union all select 'acts that need a second person', count(*)::int, min(requested_at), 'approval list'
      from approval where status = 'waiting'
    union all select 'orders without confirmation', count(*)::int, min(created_at), 'order list --status pending'
      from trade_order where status = 'pending'
    union all select 'credit requests', count(*)::int, min(created_at), 'credit list'
      from credit_request where status in ('pending', 'under review')
    union all select 'products to approve', count(*)::int, min(created_at), 'listing list'
      from listing where status = 'pending approval'
    union all select 'people to verify', count(*)::int, min(created_at), 'user list --type seller'
      from users where verification_status = 'submitted' and suspended_at is null
    union all select 'enquiries', count(*)::int, min(created_at), 'inbox' from enquiry where handled_at is null
    union all select 'messages', count(*)::int, min(created_at), 'inbox' from contact_message where handled_at is null`.execute(
    db,
  );
  return { data: rows.map((row) => ({ ...row, oldest: instant(row.oldest) })) };
}

interface QuotationRow {
  readonly id: number;
  readonly number: string;
  readonly status: QuotationStatus;
  readonly product_name: string;
  readonly brand_name: string;
  readonly origin_city: string;
  readonly total_kg: number;
  readonly buyer: string;
  readonly deadline_at: Date;
  readonly closed_at: Date | null;
  readonly offers: number;
  readonly bids: number;
  readonly desk_note: string | null;
}

const quotationRows = sql`
  select q.id, q.number, q.status, q.product_name, q.brand_name, q.origin_city, q.total_kg,
         coalesce(nullif(buyer.company_name, ''), buyer.name) as buyer, q.deadline_at, q.closed_at, q.desk_note,
         (select count(*)::int from offer where offer.quotation_id = q.id) as offers,
         (select count(*)::int from freight_bid b where b.quotation_id = q.id and b.withdrawn_at is null) as bids
    from quotation q join users buyer on buyer.id = q.buyer_id`;

function presentQuotation(row: QuotationRow) {
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    product: row.product_name,
    brand: row.brand_name,
    origin_city: row.origin_city,
    quantity: tonnes(row.total_kg),
    buyer: row.buyer,
    deadline: row.deadline_at.toISOString(),
    is_closed: row.closed_at === null ? 0 : 1,
    offers: row.offers,
    bids: row.bids,
    note: row.desk_note,
  };
}

/** Quotations; those that wait for a marking stand first. */
export async function listQuotationsForDesk(
  db: Db,
  query: { readonly page?: number | undefined; readonly status?: QuotationStatus | undefined },
) {
  const one = onlyOne(sql`q.status`, query.status);
  const { rows } = await sql<QuotationRow>`${quotationRows} where ${one.filter}
    order by ${one.order} (q.status = 'pending' and q.closed_at is not null) desc, q.id desc
    limit ${deskRows} offset ${offsetOf(query.page)}`.execute(db);
  return { data: rows.map(presentQuotation) };
}

/** A quotation with both boards by name. @throws Refusal 404 */
export async function readQuotationForDesk(db: Db, id: number): Promise<DeskQuotationAnswer> {
  const { rows } = await sql<QuotationRow>`${quotationRows} where q.id = ${id}`.execute(db);
  const quotation = found(rows[0]);
  const { consignee_detail: to, marking_id } = await db
    .selectFrom("quotation")
    .select(["consignee_detail", "marking_id"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const offers = await sql<{ id: number; name: string; base: number; ex: number; at: Date; message: string }>`
    select u.id, coalesce(nullif(u.company_name, ''), u.name) as name, o.base_price_paise as base, o.ex_paise as ex,
           o.revised_at as at, coalesce(r.description, '') as message
      from offer o join users u on u.id = o.seller_id
      left join offer_revision r on r.offer_id = o.id and r.sequence = o.sequence
     where o.quotation_id = ${id} order by o.ex_paise, o.revised_at`.execute(db);
  const bids = await sql<{ id: number; name: string; price: number; at: Date }>`
    select u.id, coalesce(nullif(u.company_name, ''), u.name) as name, b.price_paise as price, b.revised_at as at
      from freight_bid b join users u on u.id = b.transporter_id
     where b.quotation_id = ${id} and b.withdrawn_at is null order by b.price_paise, b.revised_at`.execute(db);
  const marking =
    marking_id === null
      ? undefined
      : await db.selectFrom("marking").selectAll().where("id", "=", marking_id).executeTakeFirst();
  return {
    data: {
      ...presentQuotation(quotation),
      consignee: `${to.company_name}, ${to.city}, ${to.state}`,
      offer_list: offers.rows.map((row) => ({
        seller_id: row.id,
        seller: row.name,
        base_price: rupees(row.base),
        ex_price: rupees(row.ex),
        at: row.at.toISOString(),
        message: row.message,
      })),
      bid_list: bids.rows.map((row) => ({
        transporter_id: row.id,
        transporter: row.name,
        price: rupees(row.price),
        at: row.at.toISOString(),
      })),
      marking: marking
        ? {
            seller_id: marking.seller_id,
            transporter_id: marking.transporter_id,
            base_price: rupees(marking.base_price_paise),
            transport_price: rupees(marking.transport_price_paise),
            for_price: rupees(marking.for_paise),
            booking_amount: rupees(marking.booking_paise),
            valid_until: marking.valid_until.toISOString(),
            reason: marking.reason,
          }
        : null,
    },
  };
}

/** Transfers to look for in the bank's statement, oldest first, with who paid for what. */
export async function listPaymentsForDesk(db: Db, page: number | undefined) {
  const { rows } = await sql<{
    id: number;
    payer: string;
    phone: string;
    purpose: string;
    amount_paise: number;
    utr: string;
    paid_on: string;
    quotation: string | null;
    order_number: string | null;
    created_at: Date;
  }>`
    select p.id, coalesce(nullif(u.company_name, ''), u.name) as payer, u.phone, p.purpose, p.amount_paise, p.utr,
           p.paid_on::text as paid_on, q.number as quotation, o.number as order_number, p.created_at
      from payment p join users u on u.id = p.payer_id
      left join quotation q on q.id = p.quotation_id left join trade_order o on o.id = p.order_id
     where p.status = 'under check' order by p.created_at, p.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return {
    data: rows.map(({ amount_paise, order_number, created_at, ...row }) => ({
      ...row,
      amount: rupees(amount_paise),
      order: order_number,
      created_at: created_at.toISOString(),
    })),
  };
}

interface OrderSummary {
  readonly id: number;
  readonly number: string;
  readonly quotation: string;
  readonly status: OrderStatus;
  readonly product: string;
  readonly total_kg: number;
  readonly buyer: string;
  readonly seller: string;
  readonly for_paise: number;
  readonly updated_at: Date;
}

const orderRows = sql`
  select o.id, o.number, o.quotation_number as quotation, o.status, o.product_name as product, o.total_kg, o.for_paise,
         coalesce(nullif(buyer.company_name, ''), buyer.name) as buyer,
         coalesce(nullif(seller.company_name, ''), seller.name) as seller, o.updated_at
    from trade_order o join users buyer on buyer.id = o.buyer_id join users seller on seller.id = o.seller_id`;

function presentSummary({ total_kg, for_paise, updated_at, ...row }: OrderSummary) {
  return { ...row, quantity: tonnes(total_kg), for_price: rupees(for_paise), updated_at: updated_at.toISOString() };
}

/** Orders, newest first. */
export async function listOrdersForDesk(
  db: Db,
  query: { readonly page?: number | undefined; readonly status?: OrderStatus | undefined },
) {
  const one = onlyOne(sql`o.status`, query.status);
  const { rows } = await sql<OrderSummary>`${orderRows} where ${one.filter}
    order by ${one.order} o.id desc limit ${deskRows} offset ${offsetOf(query.page)}`.execute(db);
  return { data: rows.map(presentSummary) };
}

/** An order through every side's eyes, with its money, timeline and changes. @throws Refusal 404 */
export async function readOrderForDesk(
  db: Db,
  id: number,
  viewer: { readonly id: number; readonly now: Date },
): Promise<DeskOrderAnswer> {
  const order = await readOrder(db, id);
  const { rows } = await sql<OrderSummary>`${orderRows} where o.id = ${id}`.execute(db);
  const facts = await readFacts(db, order);
  const money = await readOrderMoney(db, id);
  const shipments = await listShipments(db, id);
  const award = await findAward(db, id);
  const parties = await readInvoiceParties(db, order.seller_id);
  const buyerView = await readBuyerView(db, order, viewer.id, viewer.now);
  const { linkOf, creditNotes } = buyerView;
  return {
    data: {
      ...presentSummary(found(rows[0])),
      buyer_view: presentOrder(buyerView),
      seller_view: presentSellerOrder({
        ...facts,
        shipments,
        parties,
        creditNotes,
        linkOf,
        paidPaise: money.sellerPaidPaise,
      }),
      lines: facts.lines.map((line) => ({
        id: line.id,
        size_id: line.size_variation_id,
        quantity: tonnes(line.quantity_kg),
        unit_price: rupees(line.unit_price_paise),
      })),
      award: award
        ? { transporter_id: award.transporter_id, price: rupees(award.price_paise), reason: award.reason }
        : null,
      money: {
        charged: rupeesFromPaise(money.chargedPaise),
        paid: rupeesFromPaise(money.paidPaise),
        due: rupeesFromPaise(dueOf(order, money.paidPaise)),
        advance: rupeesFromPaise(money.advancePaise),
        seller_owed: rupeesFromPaise(money.sellerOwedPaise),
        seller_paid: rupeesFromPaise(money.sellerPaidPaise),
        transporter_owed: rupeesFromPaise(money.transporterOwedPaise),
        settled_at: instant(order.settled_at),
      },
      timeline: (await readTimeline(db, id, null)).map(presentEvent),
      changes: (await listAdjustments(db, id)).map((change) => ({
        kind: change.kind,
        before: JSON.stringify(change.before),
        after: JSON.stringify(change.after),
        reason: change.reason,
        consent: change.consent,
        at: change.at.toISOString(),
      })),
    },
  };
}

/** The ledger of an order as one side reads it. @throws Refusal 404 */
export async function readLedgerForDesk(db: Db, id: number, side: "buyer" | "seller" | "transporter") {
  await readOrder(db, id);
  const ledgers = { buyer: readOrderLedger, seller: readSellerLedger, transporter: readTransporterLedger };
  const { rows } = await ledgers[side](db, id, ledgerRange({}));
  return { data: rows.map(presentLedgerRow) };
}
