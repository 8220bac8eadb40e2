import type pg from "pg";
import type { ScaleSize } from "./scale-size";

/*
 * Issued documents of a market made by `fillMarket`: of each of its first vehicles the invoice, the bills and the proforma, with what else is
 * kept of them. They are for statements about documents, not for the books, which know nothing of them.
 */

/** Of the first orders, which readers open, and of the last ones, some of which are still unpaid: more than a table has to have for a scan of it to be a fault. */
const withPapers = (orders: number): string => `(n <= 4000 or n > ${orders - 4_000})`;
const platform = `{"name":"Mandi Trade Ltd","address":"14 Dana Bunder, Mumbai 400009","gst_number":"27AAACM1234A1Z8","state":"Maharashtra"}`;
const party = `{"name":"Company","address":"Gate 3, Pune 411057","gst_number":"27AAPFU0939F1ZV","state":"Maharashtra"}`;
const goods = `{"due_on":"2026-11-26","vehicle_id":1,"vehicle_number":"CG04AB0001","eway_bill":null,"consignee":${party},
  "place_of_supply":"Maharashtra","lines":[{"position":1,"description":"Product, Brand","value":[],"hsn":"7214","quantity":20,"per_unit_price":55932,
  "taxable_amount":948000,"amount":1118640}],"tax":{"gst":18,"taxable_amount":948000,"cgst":85320,"sgst":85320,"utgst":0,"igst":0},
  "goods_amount":1118640,"round_off":0,"total":1118640}`;
const freight = `{"receipt_number":"LR-1","place_of_supply":"Maharashtra","from":"Raipur","to":"Pune","goods":"Product","goods_hsn":"7214",
  "sac":"996511","vehicle_id":1,"vehicle_number":"CG04AB0001","gross_quantity":20,"quantity":20,"rate":1800,"freight":36000,"detention":0,
  "tax":{"gst":5,"taxable_amount":36000,"cgst":900,"sgst":900,"utgst":0,"igst":0},"reverse_charge":true,
  "tax_payer":"27AAACM1234A1Z8","total":36000,"tax_rows":[],"consigner":${platform},"consignee":${party}}`;

interface Kind {
  readonly kind: string;
  readonly gstin: string;
  readonly number: string;
  /** Of which vehicles, by their number `n`. */
  readonly every: number;
  readonly columns?: Readonly<Record<string, string>>;
  readonly snapshot: string;
}

const own = "27AAACM1234A1Z8";
const ofOurs = `'{"supplier":${platform},"recipient":${party},"freight":0}'::jsonb || '${goods}'::jsonb`;
const note = `jsonb_build_object('reason', 'Lower rate', 'due_on', o.created_at::date + 9,
  'invoice', (${ofOurs}) || jsonb_build_object('number', 'MI' || n, 'date', o.created_at::date),
  'part', '${goods}'::jsonb || '{"cause":"rate","freight":0}'::jsonb)`;

const kinds: readonly Kind[] = [
  { kind: "invoice", gstin: own, number: "'MI' || n", every: 1, snapshot: ofOurs },
  {
    ...{ kind: "bill", gstin: "27AAPFU0939F1ZV", number: "'INV/' || n", every: 1 },
    snapshot: `'{"supplier":${party},"recipient":${platform}}'::jsonb || '${goods}'::jsonb`,
  },
  {
    ...{ kind: "freight bill", gstin: "", number: "'TR/' || n", every: 1 },
    snapshot: `'{"supplier":${party},"recipient":${platform}}'::jsonb || '${freight}'::jsonb`,
  },
  {
    ...{ kind: "self-invoice", gstin: own, number: "'MS' || n", every: 4 },
    snapshot: `'{"supplier":${party},"recipient":${platform}}'::jsonb || '${freight}'::jsonb || jsonb_build_object('bill_number', 'TR/' || n)`,
  },
  { kind: "credit note", gstin: own, number: "'MC' || n", every: 4, snapshot: note },
  { kind: "debit note", gstin: own, number: "'MD' || n", every: 4, snapshot: note },
  {
    ...{ kind: "proforma", gstin: own, number: "'MP' || n", every: 4, columns: { party_id: "o.buyer_id" } },
    snapshot: `(${ofOurs}) || '{"dispatch_on":"2026-11-26","paid":0}'::jsonb`,
  },
  {
    ...{ kind: "receipt", gstin: own, number: "'MR' || n", every: 4 },
    columns: { party_id: "o.buyer_id", payment_id: "n" },
    snapshot: `'{"supplier":${platform},"recipient":${party},"purpose":"booking","utr":"HDFC1","paid_on":"2026-11-20","amount":1000}'::jsonb`,
  },
  {
    ...{ kind: "payment advice", gstin: own, number: "'MA' || n", every: 4 },
    columns: { party_id: "o.seller_id", journal_id: "2 * n" },
    snapshot: `'{"supplier":${platform},"recipient":${party},"side":"seller","utr":"HDFC1","bills":[],"on_account":1000,"amount":1000}'::jsonb`,
  },
];

const year = "to_char(o.created_at - interval '3 months', 'YY') || to_char(o.created_at + interval '9 months', 'YY')";
const delivered = (orders: number, every: number): string =>
  `generate_series(1, ${orders}, ${every}) n join trade_order o on o.id = n join shipment s on s.id = n where ${withPapers(orders)}`;

function paperSteps(orders: number, { kind, gstin, number, every, columns = {}, snapshot }: Kind): readonly string[] {
  const further = Object.entries(columns);
  return [
    `insert into paper_series (gstin, kind, financial_year, prefix, last)
     select distinct '${gstin}', '${kind}', ${year}, case when '${gstin}' = '${own}' then 'MX' end, ${orders}
       from ${delivered(orders, every)} on conflict do nothing`,
    `insert into issued_paper (kind, gstin, financial_year, position, number, date, snapshot, order_id, shipment_id, issued_at, sha256
       ${further.map(([column]) => `, ${column}`).join("")})
     select '${kind}', '${gstin}', ${year}, n, ${number}, o.created_at::date,
            (${snapshot}) || jsonb_build_object('number', ${number}, 'date', o.created_at::date, 'order', o.number), n, n, o.created_at,
            md5('${kind}' || n) ${further.map(([, value]) => `, ${value}`).join("")}
       from ${delivered(orders, every)}`,
  ];
}

/** What is kept beside documents: what became known of them, registrations, e-way bills, the carrier's bill, the tax deducted. */
const besideSteps: readonly string[] = [
  `insert into paper_event (paper_id, event, detail, at)
   select id, 'ewb', '{"number":"123456789012"}', issued_at from issued_paper where kind = 'invoice'`,
  `insert into e_invoice (paper_id, state, irn, issued_on, acknowledged_at)
   select id, 'registered', md5(number), date, issued_at from issued_paper where kind = 'invoice'`,
  `insert into portal_request (call, paper_id, body, state, next_at, made_at, done_at)
   select 'registerInvoice', id, '{}', 'done', issued_at, issued_at, issued_at from issued_paper where kind = 'invoice'`,
  `insert into eway_bill (order_id, shipment_id, paper_id, state, is_typed, number, kilometres, vehicle_number, carrier_gstin, made_at,
     valid_until)
   select order_id, shipment_id, id, 'done', true, lpad(id::text, 12, '1'), 800, 'CG04AB' || lpad((order_id % 10000)::text, 4, '0'), '', issued_at, issued_at
     from issued_paper where kind = 'invoice'`,
  `insert into freight_bill (shipment_id, order_id, transporter_id, paper_id, number, financial_year, is_reverse_charge, freight_paise,
     detention_paise, gst_paise, status, submitted_at, checked_at, approved_at)
   select p.shipment_id, p.order_id, s.transporter_id, p.id, p.number, p.financial_year, p.order_id % 3 > 0, 3600000, 0, 180000, 'approved', p.issued_at,
          p.issued_at, p.issued_at
     from issued_paper p join shipment s on s.id = p.shipment_id where p.kind = 'freight bill'`,
  `insert into tds_entry (person, user_id, kind, financial_year, date, cause, code, paper_id, order_id, base_paise, portion_paise, tds_paise,
     tax_rows, at)
   select 'user:' || o.seller_id, o.seller_id, 'goods', p.financial_year, p.date, 'bill', '1031', p.id, o.id, 94800000, 94800000, 94800,
          '{}', p.issued_at
     from issued_paper p join trade_order o on o.id = p.order_id where p.kind = 'bill'`,
];

/** Most orders are over: lists of what is open find the few that are not. */
const settleStep = (orders: number): string =>
  `update trade_order set settled_at = delivered_at where status = 'delivered' and id <= ${Math.floor(orders * 0.96)}`;

/** Their triggers would chain each document to the one before and tell those who keep answers. */
const guarded = [
  ...[
    "paper_series",
    "issued_paper",
    "paper_event",
    "e_invoice",
    "portal_request",
    "eway_bill",
    "freight_bill",
    "tds_entry",
  ],
] as const;

/** Adds documents to a market made by `fillMarket`. They are in no chain: only the plans of statements depend on them. */
export async function fillPapers(client: pg.ClientBase, { orders }: Pick<ScaleSize, "orders">): Promise<void> {
  for (const table of guarded) await client.query(`alter table ${table} disable trigger user`);
  const steps = [...kinds.flatMap((kind) => paperSteps(orders, kind)), ...besideSteps, settleStep(orders)];
  for (const step of steps) await client.query(step);
  for (const table of guarded) await client.query(`alter table ${table} enable trigger user`);
  await client.query("vacuum analyze");
}
