import type { ScaleSize } from "./scale-size";

/*
 * Quotations with their auctions, orders, vehicles, money and messages. Quotation n up to the number of orders became order
 * n; of the rest most expired, and the last ones are open.
 */

const paise = { unit: 5_593_200, freight: 180_000, freightRate: 152_542, booking: 100_000 };
const bigAddress = (name: string): string =>
  `'{"id":1,"company_name":"${name}","phone":"9111111111","gst":"27AAPFU0939F1ZV","address_line_one":"Gate 3",` +
  `"address_line_two":"Hinjawadi","pincode":"411057","city":"Pune","state":"Maharashtra"}'::jsonb`;
const loadingAddress = `'{"address_line_one":"Plot 4","address_line_two":"Siltara","city":"Raipur","pin_code":"493111",
  "state":"Chhattisgarh"}'::jsonb`;
const parts = `{"loading":25000,"insurance":5000,"qualityCharge":0,"qualityPrice":30000,"packagingPrice":20000,
  "otherCharges":[{"name":"Cutting","operator":"+","price":10000}]`;
const sizeValue = `'[{"name":"Size","value":"8","unit":{"short_name":"mm"}}]'::jsonb`;
const sheet = `'{"kind":"offer","product_id":1,"product":"TMT Bar","thumbnail":"/art/tmt.svg","brand":"Loha","quality":"Fe 500",
  "city":"Raipur","sizes":[{"size":"8 mm","price":55932,"quantity":null}],"free":null,"min_quantity":30,"gst":18,"landed":null,
  "agreed":null,"issuer":{"name":"Mandi","gst_number":"27AAACM1234A1Z8","address":"Pune"},
  "made_at":"2026-11-20T06:00:00.000Z","valid_until":"2026-11-21T06:00:00.000Z"}'::jsonb`;

/** Money of n tonnes twice: 10 MT of each of two sizes. */
const tonnes = 10;
const line = paise.unit * tonnes;
const [ex, freight] = [2 * line, 2 * paise.freight * tonnes];

/** Statements for quotations `from` to `to`. */
export function quotationSteps(from: number, to: number, size: ScaleSize): readonly string[] {
  const sql = quotationSql(from, to, size);
  return [...askingSteps(sql, size), ...answerSteps(sql), ...markingSteps(sql)];
}

/** Fragments of the statements, each about quotation n. */
function quotationSql(from: number, to: number, size: ScaleSize) {
  const { orders, quotations, listings, sellers, buyers, transporters } = size;
  const range = `generate_series(${from}, ${to}) n`;
  // Five hundred orders to a seller in small and large markets alike, so that their lists are equally long.
  const trading = Math.min(sellers, Math.max(2, Math.ceil(orders / 500)));
  return {
    range,
    marked: `${range} where ${isMarked("n", size)}`,
    listingOf: (other: string): string =>
      `1 + (n + ${other}) % ${trading} + ${sellers} * ((n / ${trading}) * 7919::bigint % ${Math.floor(listings / sellers)})`,
    buyer: `${2 + sellers} + (n - 1) % ${buyers}`,
    status: `case when n <= ${orders} then 'ordered' when ${isMarked("n", size)} then 'expired'
    when n > ${quotations - 200} then 'pending' else 'withdrawn' end`,
    transporter: (other: number): string => `${2 + sellers + buyers} + (n + ${other}) % ${transporters}`,
    at: `now() - (${quotations} - n) * interval '700 days' / ${quotations} - interval '2 hours'`,
  };
}

type QuotationSql = ReturnType<typeof quotationSql>;

function askingSteps(sql: QuotationSql, size: ScaleSize): readonly string[] {
  const { range, listingOf, buyer, status, transporter, at } = sql;
  const { orders, quotations } = size;
  const listing = listingOf("0");
  return [
    `insert into quotation (number, buyer_id, commodity_product_id, product_name, category_name, thumbnail, hsn, gst_bp,
       brand_id, brand_name, origin_city, quality_name, quality_price_paise, packaging_name, packaging_price_paise,
       billing_address, consignee_detail, purpose, description, total_kg, status, created_at, updated_at, deadline_at,
       planned_deadline_at, closed_at, marking_id, order_id, awarded_transporter_id)
     select 'Q' || 1000000000 + n, ${buyer}, l.commodity_product_id, 'Product', 'Category', '/art/tmt.svg', '7214', 1800,
            l.brand_id, 'Brand', l.city, 'Fe 500', 30000, 'Bundle', 20000, ${bigAddress("Company")}, ${bigAddress("Works")},
            'Trading', 'Heats of one cast', ${2 * tonnes * 1_000},
            ${status}, ${at}, ${at}, ${at} + interval '1 hour' + case when n > ${quotations - 100} then interval '2 hours' else '0' end,
            ${at} + interval '1 hour', case when n <= ${quotations - 100} then ${at} + interval '1 hour' end,
            case when ${isMarked("n", size)} then n end, case when n <= ${orders} then n end,
            case when n <= ${orders} then ${transporter(0)} end
       from ${range} join listing l on l.id = ${listing} order by n`,
    `insert into quotation_line (quotation_id, position, size_variation_id, value, quantity_kg)
     select n, q, 4 * l.commodity_product_id - q, ${sizeValue}, ${tonnes * 1_000}
       from ${range} join listing l on l.id = ${listing}, generate_series(1, 2) q order by n, q`,
  ];
}

/** Who was asked, what they offered and bid. */
function answerSteps({ range, marked, listingOf, status, transporter, at }: QuotationSql): readonly string[] {
  const listing = listingOf("0");
  return [
    `insert into invited_seller (quotation_id, seller_id, listing_id, invited_at, is_unread, status)
     select n, l.seller_id, l.id, ${at}, false, ${status}
       from ${range}, generate_series(0, 1) q join listing l on true
      where l.id = ${listingOf("q")} on conflict do nothing`,
    `insert into offer (id, quotation_id, seller_id, sequence, base_price_paise, ex_paise, revised_at)
     overriding system value select n, n, l.seller_id, 1, 4500000, ${ex}, ${at}
       from (select n from ${marked}) n join listing l on l.id = ${listing}`,
    `insert into offer_revision (id, offer_id, sequence, base_price_paise, ex_paise, terms, description, at)
     overriding system value select n, n, 1, 4500000, ${ex},
       ('${parts},"gstBp":1800,"sizes":[{"lineId":' || 2 * n - 1 || ',"price":150000},{"lineId":' || 2 * n || ',"price":0}]}')::jsonb,
       '', ${at} from ${marked}`,
    `insert into invited_transporter (quotation_id, transporter_id, fit, min_price_paise, max_price_paise, invited_at, is_unread)
     select n, ${transporter(0)}, 'city', 150000, 200000, ${at}, false from ${range}
     union all select n, ${transporter(1)}, 'state', 150000, 200000, ${at}, false from ${range}`,
    `insert into freight_bid (id, quotation_id, transporter_id, sequence, price_paise, revised_at)
     overriding system value select n, n, ${transporter(0)}, 1, ${paise.freight}, ${at} from ${marked}`,
    `insert into freight_bid_revision (id, bid_id, sequence, price_paise, at)
     overriding system value select n, n, 1, ${paise.freight}, ${at} from ${marked}`,
  ];
}

function markingSteps({ marked, listingOf, transporter, at }: QuotationSql): readonly string[] {
  const listing = listingOf("0");
  return [
    `insert into marking (id, quotation_id, sequence, offer_revision_id, seller_id, listing_id, bid_revision_id, transporter_id,
       base_price_paise, buyer_base_price_paise, transport_price_paise, freight_rate_paise, total_kg, seller_ex_paise, ex_paise, freight_paise,
       for_paise, booking_paise, credit_days, commission_type, commission_paise, commission_gst_bp, gst_bp, loading_address,
       terms, valid_until, at, reason)
     overriding system value
     select n, n, 1, n, l.seller_id, l.id, n, ${transporter(0)}, 4500000, 4500000, ${paise.freight}, ${paise.freightRate}, ${2 * tonnes * 1_000},
            ${ex}, ${ex}, ${freight}, ${ex + freight}, ${paise.booking}, 7, 'include', 0, 1800, 1800, ${loadingAddress},
            (select terms from offer_revision r where r.id = n), ${at} + interval '25 hours', ${at}, 'Lowest landed price'
       from (select n from ${marked}) n join listing l on l.id = ${listing}`,
    `insert into marking_line (marking_id, line_id, size_price_paise, unit_price_paise, final_price_paise,
       seller_unit_price_paise, seller_final_price_paise)
     select n, 2 * n + 1 - q, 0, ${paise.unit}, ${line}, ${paise.unit}, ${line}
       from (select n from ${marked}) n, generate_series(1, 2) q`,
  ];
}

function isMarked(n: string, { orders, quotations }: ScaleSize): string {
  return `${n} <= ${Math.min(quotations - 300, Math.floor(orders * 1.2))}`;
}

/** Statements for orders `from` to `to`; their quotations exist. */
export function orderSteps(from: number, to: number, size: ScaleSize): readonly string[] {
  const range = `generate_series(${from}, ${to}) n`;
  const buyer = `${2 + size.sellers} + (n - 1) % ${size.buyers}`;
  return [
    ...orderRows(range, size),
    ...carriageSteps(range),
    ...moneySteps(range, buyer, size),
    ...noticeSteps(range, buyer),
  ];
}

function orderRows(range: string, { orders }: ScaleSize): readonly string[] {
  return [
    `insert into trade_order (id, number, quotation_id, quotation_number, marking_id, buyer_id, seller_id, listing_id, status,
       commodity_product_id, product_name, category_name, thumbnail, hsn, brand_id, brand_name, origin_city, quality_name,
       packaging_name, purpose, description, billing_address, consignee_detail, loading_address, gst_bp, price_parts,
       base_price_paise, seller_base_price_paise, transport_price_paise, freight_mode, freight_rate_paise, commission_type, commission_paise, commission_gst_bp,
       credit_days, booking_paise, total_kg, ex_paise, freight_paise, for_paise, receivable_paise, created_at, updated_at,
       delivered_at, cancelled_at, cancel_reason)
     overriding system value
     select n, 'O' || 1000000000 + n, n, q.number, n, q.buyer_id, m.seller_id, m.listing_id, state.status, q.commodity_product_id,
            q.product_name, q.category_name, q.thumbnail, q.hsn, q.brand_id, q.brand_name, q.origin_city, q.quality_name,
            q.packaging_name, q.purpose, q.description, q.billing_address, q.consignee_detail, m.loading_address, 1800,
            '${parts}}'::jsonb, 4500000, 4500000, ${paise.freight}, 'included', ${paise.freightRate}, 'include', 0, 1800, 7, ${paise.booking},
            ${2 * tonnes * 1_000}, ${ex}, ${freight}, ${ex + freight}, ${ex}, q.created_at, q.created_at,
            case state.status when 'delivered' then q.created_at + interval '5 days' end,
            case state.status when 'cancel' then q.created_at + interval '1 day' end,
            case state.status when 'cancel' then 'The buyer asked for it' end
       from ${range}
       join quotation q on q.id = n
       join marking m on m.id = n
       cross join lateral (select case
         when n % 33 = 0 then 'cancel'
         when n <= ${Math.floor(orders * 0.98)} then 'delivered'
         when n > ${Math.floor(orders * 0.999)} then 'pending'
         else (array['confirm', 'vehicle booked', 'loading'])[1 + n % 3] end as status) state`,
    `insert into order_line (order_id, position, size_variation_id, value, size_price_paise, quantity_kg, booked_kg,
       booked_size_id, unit_price_paise, seller_unit_price_paise)
     select n, position, size_variation_id, value, 0, quantity_kg, quantity_kg, size_variation_id, ${paise.unit}, ${paise.unit}
       from ${range} join quotation_line l on l.quotation_id = n order by n, position`,
  ];
}

/** Vehicles, their loads, and the order's timeline. */
function carriageSteps(range: string): readonly string[] {
  return [
    `insert into freight_award (order_id, transporter_id, price_paise, reason, awarded_at)
     select n, m.transporter_id, ${paise.freight}, 'Chosen with the quotation', m.at from ${range} join marking m on m.id = n`,
    `insert into shipment (id, order_id, transporter_id, vehicle_number, planned_kg, driver_name, driver_phone, reported_at,
       loaded_kg, loaded_at, invoice_number, invoice_on, sale_number, invoiced_at, due_on, delivered_at, created_at)
     overriding system value
     select n, n, m.transporter_id, 'CG04AB' || lpad((n % 10000)::text, 4, '0'), ${2 * tonnes * 1_000}, 'Driver', '9777700001',
            o.created_at, ${2 * tonnes * 1_000}, o.created_at, 'INV/' || n, o.created_at::date, 'MS/' || n, o.created_at,
            o.created_at::date + 7, o.delivered_at, o.created_at
       from ${range} join marking m on m.id = n join trade_order o on o.id = n where o.status = 'delivered'`,
    `insert into shipment_line select s.id, l.id, l.quantity_kg, l.quantity_kg
       from ${range} join shipment s on s.id = n join order_line l on l.order_id = n`,
    `insert into order_event (order_id, step, status, text, audience, at)
     select n, step, 'pending', 'Order ' || step, array['buyer', 'seller', 'transporter'], now()
       from ${range}, unnest(array['booked', 'confirm', 'invoice', 'proof of delivery']) step`,
    `insert into stock_hold (quotation_id, line_id, listing_id, size_variation_id, quantity_kg, status, created_at, ended_at)
     select n, l.id, o.listing_id, l.size_variation_id, l.quantity_kg, 'committed', o.created_at, o.created_at
       from ${range} join quotation_line l on l.quotation_id = n join trade_order o on o.id = n`,
  ];
}

function moneySteps(range: string, buyer: string, { buyers }: ScaleSize): readonly string[] {
  // The books: bank and revenue of the platform have account 1, each buyer's wallet follows, then each order's advance.
  const wallet = `1 + 1 + (n - 1) % ${buyers}`;
  const advance = `${1 + buyers} + n`;
  const turn = `((n - 1) / ${buyers})`;
  return [
    `insert into payment (id, payer_id, purpose, source, amount_paise, status, quotation_id, order_id, created_at, decided_at)
     overriding system value
     select n, ${buyer}, 'booking', 'cash', ${paise.booking}, 'verified', n, n, now(), now() from ${range}`,
    `insert into account (id, code, kind, order_id, balance_paise, last_sequence)
     overriding system value select ${advance}, 'advance:' || n, 'advance', n, ${paise.booking}, 1 from ${range}`,
    // Journal 2n-1 puts the money into the wallet, journal 2n takes it out as the order's advance.
    `insert into journal (id, event, description, at, order_id, payment_id)
     overriding system value
     select 2 * n - 1, 'wallet topped up', 'Money received', now(), null, null from ${range}
     union all select 2 * n, 'booking paid', 'Booking amount', now(), n, n from ${range}`,
    `insert into posting (account_id, sequence, journal_id, amount_paise, balance_paise)
     select 1, n, 2 * n - 1, ${paise.booking}, n::bigint * ${paise.booking} from ${range}
     union all select ${wallet}, 2 * ${turn} + 1, 2 * n - 1, -${paise.booking}, ${paise.booking} from ${range}
     union all select ${wallet}, 2 * ${turn} + 2, 2 * n, ${paise.booking}, 0 from ${range}
     union all select ${advance}, 1, 2 * n, -${paise.booking}, ${paise.booking} from ${range}`,
  ];
}

function noticeSteps(range: string, buyer: string): readonly string[] {
  return [
    `insert into notification (id, user_id, kind, text, link, created_at, read_at)
     overriding system value
     select n, ${buyer}, 'quotation ordered', 'Your order is placed', '/order-details/' || n, now(),
            case when n % 10 > 0 then now() end from ${range}`,
    `insert into outbox (notification_id, phone, text, created_at, sent_at)
     select n, '9777700001', 'Your order is placed', now(), now() from ${range}`,
    // Of each quotation its buyer has written, and one in ten waits for an answer.
    `insert into thread (id, quotation_id, party_id, side, started_at, waits_since, last_of_desk, read_to)
     overriding system value
     select n, n, ${buyer}, 'buyer', now(), case when n % 10 = 0 then now() end, 2 * n,
            case when n % 10 > 0 then 2 * n else 0 end from ${range}`,
    `insert into thread_message (id, thread_id, author_id, is_desk, body, sent_at)
     overriding system value
     select 2 * n - 1, n, ${buyer}, false, 'When will it be loaded?', now() from ${range}
     union all select 2 * n, n, 1, true, 'On Monday.', now() from ${range}`,
    `insert into trade_sheet (maker_id, token, content, made_at, valid_until)
     select ${buyer}, lpad(n::text, 22, '0'), ${sheet}, now(), now() + interval '3 days' from ${range}`,
  ];
}

/** The accounts that all orders share; written last, because their balances depend on all orders. */
export function bookSteps({ orders, buyers, sellers }: ScaleSize): readonly string[] {
  return [
    `insert into account (id, code, kind, balance_paise, last_sequence)
     overriding system value values (1, 'bank', 'bank', ${orders * paise.booking}, ${orders})`,
    `insert into account (id, code, kind, user_id, balance_paise, last_sequence)
     overriding system value
     select 1 + n, 'wallet:' || ${1 + sellers} + n, 'wallet', ${1 + sellers} + n, 0,
            2 * ((${orders} - n) / ${buyers} + case when n <= ${orders} then 1 else 0 end)
       from generate_series(1, ${Math.min(buyers, orders)}) n`,
    // Lines of the bank that nobody reported: as many in every market, because only those of the last weeks are read.
    `insert into bank_line (digest, day, amount_paise, text, utrs, imported_at, imported_by)
     select sha256(n::text::bytea), now()::date, ${paise.booking}, 'NEFT ' || n, array['HDFC' || lpad(n::text, 12, '0')], now(), 1
       from generate_series(1, 2000) n`,
  ];
}
