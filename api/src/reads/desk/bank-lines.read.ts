import type { BankShow } from "@mandi/shared/contract/desk/bank-statement";
import type { PaymentStatus } from "@mandi/shared/contract/payment";
import { typedPaise } from "@mandi/shared/money/typed-figure";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";

/** A received line with the transfer that has its UTR; without one, the only transfer under check with its amount. */
export interface BankLineRow {
  readonly id: number;
  readonly day: string;
  readonly amount_paise: number;
  readonly text: string;
  readonly payment_id: number | null;
  readonly payer: string | null;
  readonly utr: string | null;
  readonly claimed_paise: number | null;
  readonly invoice: string | null;
  readonly order_number: string | null;
  readonly payer_account: string | null;
  readonly payer_ifsc: string | null;
  /** Whose known account that is, by name. */
  readonly account_of: string | null;
  /** Their phone, where it is one person. */
  readonly account_phone: string | null;
  /** Whether it is one of the person who reported the transfer; null where either is unknown. */
  readonly is_account_of_payer: boolean | null;
  readonly has_utr: boolean;
  /** The request about the transfer that waits for a second person. */
  readonly approval_id: number | null;
}

/** Keys of the payments of the row `line`: those whose UTR its text has, and those that the desk entered for it. */
export const paymentsOfLine = sql`(
  select reported.id from payment reported where reported.utr = any(line.utrs)
  union all select entered.payment_id from bank_line_payment entered where entered.line_id = line.id)`;

/**
 * The UTR of another verified transfer that the row `line` paid; null where there is none. One of another amount was paid by a line of its
 * own, and the payer only names it here; one that is reversed in the books was accepted by mistake.
 */
export function usedByOther(paymentId: number) {
  return sql<string | null>`(
    select min(other.utr) from ${paymentsOfLine} named join payment other on other.id = named.id
     where other.id <> ${paymentId} and other.status = 'verified' and other.amount_paise = line.amount_paise
       and exists (
         select from journal entry where entry.payment_id = other.id and entry.reverses_id is null
            and not exists (select from journal undoing where undoing.reverses_id = entry.id)))`;
}

/**
 * That no payment of the row `line` has one of these statuses. Asked separately of those with its UTR and of those entered for it, so that
 * each is found through an index; of `paymentsOfLine`, PostgreSQL would ask it of every payment for every line.
 */
function hasNoPayment(...statuses: readonly PaymentStatus[]) {
  const listed = sql.join(statuses.map((status) => sql.lit(status)));
  return sql`not exists (select from payment reported where reported.utr = any(line.utrs) and reported.status in (${listed}))
    and not exists (
      select from bank_line_payment entry join payment entered on entered.id = entry.payment_id
       where entry.line_id = line.id and entered.status in (${listed}))`;
}

const isAside = sql`exists (
  select from bank_line_aside aside where aside.line_id = line.id
     and not exists (select from bank_line_return back where back.aside_id = aside.id))`;

/** Which of the open lines. */
export interface OpenLines {
  readonly fromDay: string;
  readonly page?: number | undefined;
  /** Every word of it is in the narration, the name of the payer or the UTR, or is the amount in rupees. */
  readonly search?: string | undefined;
  readonly show?: BankShow | undefined;
}

function hasWords(search: string) {
  const words = search.split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return sql`true`;
  // The words of a search are text, not a pattern; an amount is found with and without its commas.
  const each = words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, "\\$&")}%`;
    const amountPaise = typedPaise(word);
    return sql`(concat_ws(' ', line.text, found.utr, ${nameAtDesk("u")}) ilike ${pattern} or line.amount_paise = ${amountPaise})`;
  });
  return sql`(${sql.join(each, sql` and `)})`;
}

/**
 * Received lines from a day on that no verified transfer accounts for, and that are not set aside: matches first, because unreported lines
 * could otherwise fill the page; then newest first.
 */
export async function selectOpenBankLines(
  db: Db,
  { fromDay, page, search = "", show }: OpenLines,
): Promise<readonly BankLineRow[]> {
  const { rows } = await sql<BankLineRow>`
    select line.id, line.day::text as day, line.amount_paise, line.text, found.id as payment_id, found.utr,
           found.amount_paise as claimed_paise, coalesce(found.has_utr, false) as has_utr, ${nameAtDesk("u")} as payer,
           line.payer_account, line.payer_ifsc, owner.names as account_of, owner.phone as account_phone,
           found.payer_id = any(owner.ids) as is_account_of_payer, invoice.number as invoice, o.number as order_number,
           (select min(a.id) from approval a where a.subject = 'payment:' || found.id and a.status = 'waiting') as approval_id
      from bank_line line
      left join lateral (
        (select p.id, p.utr, p.amount_paise, p.payer_id, p.order_id, p.invoice_id, true as has_utr from payment p
          where p.id in ${paymentsOfLine} and p.status = 'under check'
          order by p.amount_paise = line.amount_paise desc, p.id limit 1)
        union all
        (select min(p.id), min(p.utr), min(p.amount_paise), min(p.payer_id), min(p.order_id), min(p.invoice_id), false
           from payment p
          where p.status = 'under check' and p.amount_paise = line.amount_paise having count(*) = 1)
        order by has_utr desc limit 1
      ) found on true
      left join users u on u.id = found.payer_id
      left join trade_order o on o.id = found.order_id
      left join issued_paper invoice on invoice.id = found.invoice_id
      left join lateral (
        select string_agg(distinct ${nameAtDesk("holder")}, ', ') as names, array_agg(a.user_id) as ids,
               case when count(*) = 1 then min(holder.phone) end as phone
          from party_account a join users holder on holder.id = a.user_id
         where a.account_number = line.payer_account and a.ended_at is null
           and (line.payer_ifsc is null or a.ifsc = line.payer_ifsc)
      ) owner on true
     where line.amount_paise > 0 and line.day >= ${fromDay}::date
       and ${hasNoPayment("verified")}
       and (coalesce(found.has_utr, false) or not ${isAside})
       and ${show === undefined ? sql`true` : show === "reported" ? sql`found.id is not null` : sql`found.id is null`}
       and ${hasWords(search)}
     order by found.id is null, line.day desc, line.id desc limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/**
 * The transfer under check that each of these lines matches by UTR and amount. The payer writes part of a line's text, so a line that names
 * several transfers pays only one of them, and one that a verified transfer accounts for pays no other; two lines with one UTR are
 * the same transfer in two statements.
 */
export async function selectMatchesOf(db: Db, lineIds: readonly number[]) {
  const { rows } = await sql<{
    readonly day: string;
    readonly amount_paise: number;
    readonly line_id: number;
    readonly payment_id: number;
    readonly utr: string;
  }>`
    select distinct on (found.id) line.id as line_id, line.day::text as day, line.amount_paise, found.id as payment_id, found.utr
      from bank_line line
      join lateral (
        select p.id, p.utr from payment p
         where p.id in ${paymentsOfLine} and p.status = 'under check' and p.amount_paise = line.amount_paise
         order by p.id limit 1
      ) found on true
     where line.id = any(${[...lineIds]})
       and ${hasNoPayment("verified")}
     order by found.id, line.id`.execute(db);
  return rows;
}

/** Day and amount of these lines, the oldest first. */
export function selectLinesByKey(db: Db, lineIds: readonly number[]) {
  return db
    .selectFrom("bank_line")
    .select(["id", "day", "amount_paise"])
    .where(({ eb, fn, val }) => eb("id", "=", fn.any(val([...lineIds]))))
    .orderBy("day")
    .orderBy("id")
    .execute();
}

/** A line of a statement that may be a transfer. */
export interface LineOfPayment {
  readonly id: number;
  readonly day: string;
  readonly amount_paise: number;
  readonly text: string;
  readonly has_utr: boolean;
  /** The UTR of another transfer that it paid. */
  readonly used_by: string | null;
}

/** Days between a payment and its line, as over a weekend with a holiday. */
const daysApart = 4;

/** Received lines with the UTR of a transfer, then those with its amount around its day that no verified transfer accounts for. */
export async function selectLinesOfPayment(
  db: Db,
  {
    id,
    utr,
    amount_paise,
    paid_on,
  }: { readonly id: number; readonly utr: string; readonly amount_paise: number; readonly paid_on: string },
): Promise<readonly LineOfPayment[]> {
  const isIts = sql`(utrs @> array[${utr}]::text[] or line.id in (select line_id from bank_line_payment where payment_id = ${id}))`;
  const { rows } = await sql<LineOfPayment>`
    select id, day::text as day, amount_paise, text, ${isIts} as has_utr, ${usedByOther(id)} as used_by from bank_line line
     where amount_paise > 0
       and (${isIts}
            or (amount_paise = ${amount_paise} and abs(day - ${paid_on}::date) <= ${daysApart}
                and ${hasNoPayment("verified")}))
     order by ${isIts} desc, amount_paise = ${amount_paise} desc, day desc, id desc limit 5`.execute(db);
  return rows;
}

/** Received lines of the bank's statements with a UTR, or that the desk matched with a transfer by hand; the newest first. */
export async function selectLinesOfUtr(
  db: Db,
  { utr, paymentId }: { readonly utr: string; readonly paymentId: number | null },
): Promise<readonly Omit<LineOfPayment, "has_utr" | "used_by">[]> {
  const { rows } = await sql<Omit<LineOfPayment, "has_utr" | "used_by">>`
    select id, day::text as day, amount_paise, text from bank_line line
     where amount_paise > 0
       and (utrs @> array[${utr}]::text[]
            or id in (select line_id from bank_line_payment where payment_id = ${paymentId}))
     order by day desc, id desc limit 5`.execute(db);
  return rows;
}

/** A line that is set aside, with who set it aside, when and why. */
export interface AsideLineRow {
  readonly id: number;
  readonly day: string;
  readonly amount_paise: number;
  readonly text: string;
  readonly at: Date;
  readonly by: string;
  readonly reason: string;
}

/** A page of the lines that are set aside and that no transfer accounts for, the last one first. */
export async function selectAsideBankLines(db: Db, page: number | undefined): Promise<readonly AsideLineRow[]> {
  const { rows } = await sql<AsideLineRow>`
    select line.id, line.day::text as day, line.amount_paise, line.text, aside.at, ${nameAtDesk("u")} as by, aside.reason
      from bank_line_aside aside join bank_line line on line.id = aside.line_id join users u on u.id = aside.actor_id
     where not exists (select from bank_line_return back where back.aside_id = aside.id)
       and ${hasNoPayment("under check", "verified")}
     order by aside.id desc limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}
