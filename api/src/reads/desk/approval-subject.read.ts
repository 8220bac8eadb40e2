import type { PaymentPurpose } from "@mandi/shared/contract/payment";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { typeAtDesk } from "./name-at-desk";
import { paidByTransfer, transferName } from "./transfer-name";

/** What an approval is about, in terms that people use. */
export interface ApprovalSubject {
  /** `Order O2627000008 of Agrawal Traders`; the stored subject where nothing else is known. */
  readonly about: string;
  /** The phone that the person logs in with; null where nobody is known. */
  readonly phone: string | null;
  /** Who pays or receives the money, and the UTR under which it was reported. */
  readonly payer: string | null;
  readonly utr: string | null;
}

interface Found {
  readonly subject: string;
  readonly what: string;
  readonly person: string | null;
  readonly phone: string | null;
  readonly utr: string | null;
}

const nameOf = sql`coalesce(nullif(u.company_name, ''), nullif(u.name, ''), u.phone)`;

/** Describes these subjects (an SQL statement of them: `payment:12`, `order:9`, `order:9:CG04AB1234`), with a row for each known one. */
export const knownSubjects = (subjects: RawBuilder<unknown>): RawBuilder<Found> => sql<Found>`
    with asked as (
      select distinct subject, split_part(subject, ':', 1) as kind,
             substring(subject from '^[^:]+:([0-9]{1,15})(?::|$)')::bigint as id
        from (${subjects}) as given (subject)
    )
    select asked.subject,
           ${transferName} as what, ${nameOf} as person, u.phone, p.utr
      from asked join payment p on asked.kind = 'payment' and p.id = asked.id join users u on u.id = p.payer_id
      ${paidByTransfer}
    union all
    select asked.subject, 'Order ' || o.number, ${nameOf}, u.phone, null
      from asked join trade_order o on asked.kind = 'order' and o.id = asked.id join users u on u.id = o.buyer_id
    union all
    select asked.subject, 'Quotation ' || q.number, ${nameOf}, u.phone, null
      from asked join quotation q on asked.kind = 'quotation' and q.id = asked.id join users u on u.id = q.buyer_id
    union all
    select asked.subject, 'Credit request R' || c.id, ${nameOf}, u.phone, null
      from asked join credit_request c on asked.kind = 'credit-request' and c.id = asked.id join users u on u.id = c.user_id
    union all
    select asked.subject, ${typeAtDesk("u")}, ${nameOf}, u.phone, null
      from asked join users u on asked.kind = 'user' and u.id = asked.id
    union all
    select asked.subject, 'Listing L' || l.id, ${nameOf}, u.phone, null
      from asked join listing l on asked.kind = 'listing' and l.id = asked.id join users u on u.id = l.seller_id
    union all
    select asked.subject, 'Entry JRN' || lpad(asked.id::text, 7, '0'), null, null, null
      from asked where asked.kind = 'journal'
    union all
    select asked.subject, 'Approval A' || asked.id, null, null, null from asked where asked.kind = 'approval'
    union all
    select asked.subject, 'TDS challan ' || split_part(asked.subject, ':', 3) || ', code ' || split_part(asked.subject, ':', 2), null, null, null
      from asked where asked.subject like 'tds:%:%'
    union all
    select asked.subject, 'GST challan ' || split_part(asked.subject, ':', 2), null, null, null
      from asked where asked.subject like 'challan:%'
    union all
    select asked.subject, 'Payouts to sellers and transporters', null, null, null
      from asked where asked.subject = 'payout-batch'
    union all
    select asked.subject, 'Payout batch ' || asked.id, null, null, null
      from asked where asked.kind = 'payout-batch' and asked.id is not null
    union all
    select asked.subject, 'The account that payers send money to', null, null, null
      from asked where asked.subject = 'bank-account'`;

/** Descriptions of these subjects, by subject. */
export async function selectApprovalSubjects(
  db: Db,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, ApprovalSubject>> {
  const { rows } = await knownSubjects(sql`select unnest(${[...subjects]}::text[])`).execute(db);
  return new Map(
    rows.map(({ subject, what, person, phone, utr }) => {
      return [subject, { about: what, payer: personInWords(person, phone), phone, utr }];
    }),
  );
}

/** What transfers pay, by subject (`payment:12`). */
export async function selectPurposes(
  db: Db,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, PaymentPurpose>> {
  const ids = subjects.flatMap((subject) => /^payment:(\d{1,15})$/.exec(subject)?.slice(1).map(Number) ?? []);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ readonly id: number; readonly purpose: PaymentPurpose }>`
    select id, purpose from payment where id = any(${ids})`.execute(db);
  return new Map(rows.map(({ id, purpose }) => [`payment:${id}`, purpose]));
}

/** These people as approvals name them, with their phones, in one line. */
export async function selectPeopleInWords(db: Db, ids: readonly number[]): Promise<string | null> {
  if (ids.length === 0) return null;
  const { rows } = await sql<{ readonly person: string; readonly phone: string }>`
    select ${nameOf} as person, u.phone from users u where u.id = any(${[...ids]}) order by person, u.id`.execute(db);
  return rows.map(({ person, phone }) => personInWords(person, phone)).join("; ");
}

const personInWords = (person: string | null, phone: string | null): string | null =>
  person === phone ? phone : `${person}, ${phone}`;
