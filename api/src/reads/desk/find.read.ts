import { deskPaperKinds } from "@mandi/shared/contract/desk/paper";
import type { DeskFindAnswer } from "@mandi/shared/contract/desk/queue";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { isUnderReference } from "../../platform/database/journal-reference";
import { ewayBillStanding, lastMaking } from "./eway-bills.read";
import { nameAtDesk, typeAtDesk } from "./name-at-desk";
import { partyOfPaper, standingOfPaper } from "./paper.read";
import { paidByTransfer, transferName } from "./transfer-name";

type Hit = DeskFindAnswer["data"][number];

const hitsAtMost = sql.lit(20);
/** A vehicle has as many e-way bills as orders. */
const allAtMost = sql.lit(40);

/** The person of a row as `u`, by key; a separate limit keeps the plan from reading all people for a few hits. */
const person = (id: RawBuilder<unknown>) =>
  sql`cross join lateral (select * from users where users.id = ${id} limit 1) u`;

/**
 * What has exactly one of these numbers: a quotation; an order by its own number, its quotation's, a document's, a vehicle's, a
 * transport receipt's, an e-way bill's or an IRN, or the UTR of money paid out for it; a document by its number or IRN; a transfer; a
 * batch by the UTR of one of its payments; an e-way bill by its own number or a vehicle's; a person by phone, GSTIN, PAN or TAN.
 */
export async function selectNumbered(db: Db, spellings: readonly string[], now: Date): Promise<readonly Hit[]> {
  const numbers = sql`${[...spellings]}::text[]`;
  const { rows } = await sql<Hit>`
    select 'quotation' as kind, q.id, q.number, q.product_name as what, ${nameAtDesk("u")} as party, q.status
      from quotation q join users u on u.id = q.buyer_id where q.number = any(${numbers})
    union all
    select 'order', o.id, o.number, o.product_name, ${nameAtDesk("u")}, o.status
      from (
        select id from trade_order where number = any(${numbers})
        union select t.id from quotation q join trade_order t on t.quotation_id = q.id where q.number = any(${numbers})
        union select order_id from issued_paper where number = any(${numbers}) and order_id is not null
        union (select order_id from shipment where vehicle_number = any(${numbers}) order by id desc limit ${hitsAtMost})
        union select order_id from shipment where receipt_number = any(${numbers}) and receipt_number is not null
        union select order_id from eway_bill where number = any(${numbers}) and number is not null
        union (select order_id from eway_bill where vehicle_number = any(${numbers}) limit ${hitsAtMost})
        union select p.order_id from e_invoice e join issued_paper p on p.id = e.paper_id where e.irn = any(${numbers})
        union select order_id from journal paid where order_id is not null and ${isUnderReference("paid", numbers)}
        limit ${hitsAtMost}
      ) hit join trade_order o on o.id = hit.id ${person(sql`o.buyer_id`)}
    union all
    select 'e-way bill', b.id, coalesce(b.number, p.number), 'Vehicle ' || b.vehicle_number || ' of order ' || o.number, ${nameAtDesk("u")},
           ${ewayBillStanding(now)}
      from (
        select id from eway_bill where number = any(${numbers}) and number is not null
        union (select id from eway_bill where vehicle_number = any(${numbers}) order by id desc limit ${hitsAtMost})
        union select bill.id
          from (select id from shipment where vehicle_number = any(${numbers}) order by id desc limit ${hitsAtMost}) trip
          join eway_bill bill on bill.shipment_id = trip.id
        limit ${hitsAtMost}
      ) hit join eway_bill b on b.id = hit.id join issued_paper p on p.id = b.paper_id join trade_order o on o.id = b.order_id
      join shipment s on s.id = b.shipment_id ${person(sql`s.transporter_id`)} ${lastMaking}
    union all
    select 'paper', p.id, p.number, initcap(left(p.kind, 1)) || substr(p.kind, 2) || coalesce(' of order ' || o.number, ''),
           coalesce(${nameAtDesk("u")}, ''), coalesce(${standingOfPaper}, '')
      from (
        select id from issued_paper where number = any(${numbers})
        union select paper_id from e_invoice where irn = any(${numbers})
        limit ${hitsAtMost}
      ) hit join issued_paper p on p.id = hit.id and p.kind = any(${[...deskPaperKinds]}) ${partyOfPaper}
    union all
    select 'payment', p.id, p.utr, ${transferName}, ${nameAtDesk("u")}, p.status
      from payment p join users u on u.id = p.payer_id ${paidByTransfer} where p.utr = any(${numbers})
    union all
    select 'batch', p.batch_id, 'B' || p.batch_id, 'Payment of order ' || o.number, ${nameAtDesk("u")}, p.status
      from (select * from payout where utr = any(${numbers}) and utr is not null limit ${hitsAtMost}) p
      join trade_order o on o.id = p.order_id ${person(sql`p.payee_id`)}
    union all
    select 'user', u.id, u.phone, ${typeAtDesk("u")}, ${nameAtDesk("u")}, u.verification_status
      from (
        select id from users where phone = any(${numbers})
        union select user_id from profile where gst_number = any(${numbers}) and gst_number <> ''
        union select user_id from profile where pan_number = any(${numbers}) and pan_number <> ''
        union select user_id from profile where tan_number = any(${numbers}) and tan_number <> ''
        limit ${hitsAtMost}
      ) hit ${person(sql`hit.id`)}
    limit ${allAtMost}`.execute(db);
  return rows;
}

/**
 * What the books and the bank's statement have under these references: entries of money paid out, and lines with a UTR that nobody has
 * reported; and the entry with this key.
 */
export async function selectBooked(
  db: Db,
  { references, key }: { readonly references: readonly string[]; readonly key: number | null },
): Promise<readonly Hit[]> {
  const numbers = sql`${[...references]}::text[]`;
  const { rows } = await sql<Hit>`
    select 'entry' as kind, j.id, 'JRN' || lpad(j.id::text, 7, '0') as number, j.description as what,
           coalesce(${nameAtDesk("u")}, '') as party,
           case when exists (select from journal undoing where undoing.reverses_id = j.id) then 'reversed' else '' end as status
      from (
        select id, order_id, description from journal where id = ${key}
        union (select id, order_id, description from journal paid where ${isUnderReference("paid", numbers)} limit ${hitsAtMost})
      ) j left join trade_order o on o.id = j.order_id left join users u on u.id = o.buyer_id
    union all
    select 'line', line.id, line.utr, line.text, '', ''
      from (
        select id, text, (select min(utr) from unnest(utrs) utr where utr = any(${numbers})) as utr
          from bank_line
         where amount_paise > 0 and utrs && ${numbers} and not exists (select from payment reported where reported.utr = any(bank_line.utrs))
         limit ${hitsAtMost}
      ) line
    limit ${hitsAtMost}`.execute(db);
  return rows;
}

/** Entries of tax that we paid to the government, by their challan: of TDS by its whole number, of GST by its CPIN. */
export async function selectDeposited(
  db: Db,
  { challans, cpins }: { readonly challans: readonly string[]; readonly cpins: readonly string[] },
): Promise<readonly Hit[]> {
  const { rows } = await sql<Hit>`
    select 'entry' as kind, j.id, 'JRN' || lpad(j.id::text, 7, '0') as number, j.description as what, '' as party,
           case when exists (select from journal undoing where undoing.reverses_id = j.id) then 'reversed' else '' end as status
      from (
        select journal_id as id from tds_deposit where challan = any(${[...challans]}::text[])
        union select id from journal where once_key = any(${cpins.map((cpin) => `rcm:${cpin}`)}::text[])
      ) hit join journal j on j.id = hit.id
     limit ${hitsAtMost}`.execute(db);
  return rows;
}

/** Certificates of deducted tax with one of these numbers: given by us or by a buyer, and of lower deduction, theirs and ours. */
export async function selectCertificates(db: Db, spellings: readonly string[]): Promise<readonly Hit[]> {
  const numbers = sql`${[...spellings]}::text[]`;
  const { rows } = await sql<Hit>`
    select 'certificate' as kind, found.id, found.number, found.what, ${nameAtDesk("u")} as party, found.status, u.phone
      from (
        select id, number, user_id, 'TDS that we deducted' as what, '' as status
          from tds_given_certificate where upper(number) = any(${numbers})
        union all
        select id, number, buyer_id, 'TDS that a buyer deducted', '' from tds_certificate where upper(number) = any(${numbers})
        union all
        select id, number, user_id, 'Lower deduction by us', case when ended_at is null then '' else 'ended' end
          from tds_lower_certificate where upper(number) = any(${numbers})
        union all
        select id, number, user_id, 'Lower deduction by a buyer', case when ended_at is null then '' else 'ended' end
          from tds_own_certificate where upper(number) = any(${numbers})
        limit ${hitsAtMost}
      ) found ${person(sql`found.user_id`)}`.execute(db);
  return rows;
}

/** Who pays under the reference that we give them for their wallet or their credit, and what of it they have reported and waits. */
const payerOf = (key: number, purpose: "top-up" | "credit repayment") => sql<Hit>`
  select * from (
    select 'user' as kind, u.id, u.phone as number, ${typeAtDesk("u")} as what, ${nameAtDesk("u")} as party, u.verification_status as status
      from users u where u.id = ${key} and u.type <> 'staff'
    union all
    (select 'payment', p.id, p.utr, ${transferName}, ${nameAtDesk("u")}, p.status
       from payment p join users u on u.id = p.payer_id ${paidByTransfer}
      where p.payer_id = ${key} and p.status = 'under check' and p.purpose = ${purpose}
      order by p.id desc limit ${hitsAtMost})
  ) found`;

/** Objects with a letter and a key as their number, as in the queue: A67, B7, E3, L12, M2, R4, JRN0000318; and our payment references. */
const lettered = {
  A: (key: number) => sql<Hit>`
    select 'approval' as kind, a.id, 'A' || a.id as number, a.action as what, ${nameAtDesk("u")} as party, a.status
      from approval a join users u on u.id = a.requested_by where a.id = ${key}`,
  B: (key: number) => sql<Hit>`
    select 'batch' as kind, b.id, 'B' || b.id as number, 'Payout batch' as what, ${nameAtDesk("u")} as party, '' as status
      from payout_batch b join users u on u.id = b.made_by where b.id = ${key}`,
  E: (key: number) => sql<Hit>`
    select 'inbox' as kind, e.id, 'E' || e.id as number, e.requirement as what, e.name as party,
           case when e.handled_at is null then '' else 'answered' end as status
      from enquiry e where e.id = ${key}`,
  M: (key: number) => sql<Hit>`
    select 'inbox' as kind, m.id, 'M' || m.id as number, left(m.message, 120) as what, m.name as party,
           case when m.handled_at is null then '' else 'answered' end as status
      from contact_message m where m.id = ${key}`,
  L: (key: number) => sql<Hit>`
    select 'listing' as kind, l.id, 'L' || l.id as number, p.name || ', ' || l.city as what, ${nameAtDesk("u")} as party, l.status
      from listing l join users u on u.id = l.seller_id join commodity_product p on p.id = l.commodity_product_id
     where l.id = ${key}`,
  R: (key: number) => sql<Hit>`
    select 'credit' as kind, c.id, 'R' || c.id as number, 'Credit request' as what, ${nameAtDesk("u")} as party, c.status
      from credit_request c join users u on u.id = c.user_id where c.id = ${key}`,
  C: (key: number) => payerOf(key, "credit repayment"),
  W: (key: number) => payerOf(key, "top-up"),
  // An entry of the books leads to its order.
  JRN: (key: number) => sql<Hit>`
    select 'order' as kind, o.id, o.number, j.description as what, ${nameAtDesk("u")} as party, o.status
      from journal j join trade_order o on o.id = j.order_id join users u on u.id = o.buyer_id where j.id = ${key}`,
} as const;

/** The letters of numbers that are a letter and a key. */
export type Letter = keyof typeof lettered;

/** The object with this letter and key; nothing where there is none. */
export async function selectLettered(db: Db, letter: Letter, key: number): Promise<readonly Hit[]> {
  const { rows } = await lettered[letter](key).execute(db);
  return rows;
}

/** Whether numbers can begin with this. */
export const isLetter = (text: string): text is Letter => Object.hasOwn(lettered, text);
