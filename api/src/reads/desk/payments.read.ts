import type { PaidPaperKind } from "@mandi/shared/contract/paid-paper";
import type { PaymentPurpose, paymentStatuses } from "@mandi/shared/contract/payment";
import { sql } from "kysely";
import type { Db } from "../../platform/database/database";
import { deskRows, offsetOf, totalOf } from "./desk-page";
import { nameAtDesk } from "./name-at-desk";
import { paidByTransfer } from "./transfer-name";

/** A transfer with the people and numbers that it names. */
export interface DeskPaymentRow {
  readonly id: number;
  readonly payer: string;
  readonly phone: string;
  readonly payer_id: number;
  readonly purpose: PaymentPurpose;
  readonly amount_paise: number;
  readonly utr: string;
  readonly paid_on: string;
  readonly quotation: string | null;
  readonly order_number: string | null;
  /** The invoice or debit note that it names. */
  readonly invoice: string | null;
  readonly invoice_kind: PaidPaperKind | null;
  readonly created_at: Date;
}

/** A page of the transfers under check, oldest first. */
export async function selectPaymentsUnderCheck(db: Db, page: number | undefined): Promise<readonly DeskPaymentRow[]> {
  const { rows } = await sql<DeskPaymentRow>`
    select p.id, ${nameAtDesk("u")} as payer, u.phone, p.payer_id, p.purpose, p.amount_paise, p.utr,
           p.paid_on::text as paid_on, q.number as quotation, o.number as order_number, i.number as invoice,
           i.kind as invoice_kind, p.created_at
      from payment p join users u on u.id = p.payer_id ${paidByTransfer}
     where p.status = 'under check' order by p.created_at, p.id limit ${deskRows} offset ${offsetOf(page)}`.execute(db);
  return rows;
}

/** How many transfers are under check, next to a page of so many rows. */
export function countPaymentsUnderCheck(db: Db, page: number | undefined, rows: number): Promise<number> {
  return totalOf(db, { page, rows }, sql`payment where status = 'under check'`);
}

/** A transfer in any status, with its decision. */
export interface DecidedPaymentRow extends DeskPaymentRow {
  readonly order_id: number | null;
  readonly invoice_id: number | null;
  /** What was due for it when the desk decided on it. */
  readonly due_paise: number | null;
  /** What its payer was asked for when they reported it; 0 where nothing was asked for yet, null where that is not known. */
  readonly asked_paise: number | null;
  readonly status: (typeof paymentStatuses)[number];
  readonly reason: string | null;
  readonly decided_at: Date | null;
  readonly decided_by: string | null;
  /** Who of the desk entered it; null where its payer reported it. */
  readonly entered_by: string | null;
  /** The booking amount of the terms for which it was reported; null for other purposes. */
  readonly booking_paise: number | null;
  /** The file by which its payer proves it. */
  readonly proof_id: number | null;
  readonly proof_type: string | null;
  /** What the payer had named; null where the desk never changed it. */
  readonly named_purpose: PaymentPurpose | null;
  readonly named_quotation: string | null;
  readonly named_order: string | null;
  readonly named_invoice: string | null;
  readonly named_invoice_kind: PaidPaperKind | null;
  /** Who changed it last, and when. */
  readonly changed_by: string;
  readonly changed_at: Date | null;
}

/** One bank transfer; also undefined for payments that are not bank transfers. */
export async function selectDeskPayment(db: Db, id: number): Promise<DecidedPaymentRow | undefined> {
  const { rows } = await sql<DecidedPaymentRow>`
    select p.id, ${nameAtDesk("u")} as payer, u.phone, p.payer_id, p.purpose, p.amount_paise, p.utr,
           p.paid_on::text as paid_on, q.number as quotation, o.number as order_number, p.created_at, p.order_id, p.invoice_id, p.due_paise, p.asked_paise, invoice.number as invoice,
           invoice.kind as invoice_kind, p.status,
           p.reason, p.decided_at, ${nameAtDesk("d")} as decided_by, ${nameAtDesk("e")} as entered_by,
           case when p.purpose = 'booking' then m.booking_paise end as booking_paise,
           proof.id as proof_id, proof.media_type as proof_type,
           named.purpose as named_purpose, named.quotation as named_quotation, named.order_number as named_order,
           named.invoice as named_invoice, named.invoice_kind as named_invoice_kind, changed.at as changed_at, changed.by as changed_by
      from payment p join users u on u.id = p.payer_id left join users d on d.id = p.decided_by left join users e on e.id = p.entered_by
      left join quotation q on q.id = p.quotation_id left join marking m on m.id = q.marking_id
      left join trade_order o on o.id = p.order_id left join issued_paper invoice on invoice.id = p.invoice_id
      left join upload proof on proof.id = p.proof_upload_id
      left join lateral (
        select r.purpose, rq.number as quotation, ro.number as order_number, ri.number as invoice, ri.kind as invoice_kind
          from payment_redirect r left join quotation rq on rq.id = r.quotation_id
          left join trade_order ro on ro.id = r.order_id left join issued_paper ri on ri.id = r.invoice_id
         where r.payment_id = p.id order by r.id limit 1
      ) named on true
      left join lateral (
        select r.at, ${nameAtDesk("s")} as by from payment_redirect r join users s on s.id = r.actor_id
         where r.payment_id = p.id order by r.id desc limit 1
      ) changed on true
     where p.id = ${id} and p.source = 'bank'`.execute(db);
  return rows[0];
}

/** The number of the invoice that a payment names, or else of its order; empty without either. */
export async function selectPaidNumber(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ readonly pays: string }>`
    select coalesce(invoice.number, o.number, '') as pays
      from payment p left join trade_order o on o.id = p.order_id left join issued_paper invoice on invoice.id = p.invoice_id
     where p.id = ${id}`.execute(db);
  return rows[0]?.pays ?? "";
}

/** A report beside one that looks the same. */
export type LikePaymentRow = Pick<DecidedPaymentRow, "id" | "utr" | "amount_paise" | "paid_on" | "status" | "reason">;

/** The same, of any payer. */
export type LikePaymentOfPayerRow = LikePaymentRow & Pick<DeskPaymentRow, "payer">;

/** Other transfers that were reported with the same UTR, of any payer, newest first; only one of them all is not rejected. */
export async function selectSameUtr(db: Db, { id, utr }: Pick<DeskPaymentRow, "id" | "utr">) {
  const { rows } = await sql<LikePaymentOfPayerRow>`
    select p.id, p.utr, p.amount_paise, p.paid_on::text as paid_on, p.status, p.reason, ${nameAtDesk("u")} as payer
      from payment p join users u on u.id = p.payer_id
     where p.utr = ${utr} and p.id <> ${id} order by p.id desc limit 5`.execute(db);
  return rows;
}

/** Other transfers that were reported with the same file, of any payer, newest first. */
export async function selectSameProof(db: Db, id: number, proofId: number) {
  const { rows } = await sql<LikePaymentOfPayerRow>`
    select p.id, p.utr, p.amount_paise, p.paid_on::text as paid_on, p.status, p.reason, ${nameAtDesk("u")} as payer
      from upload own join upload same on same.digest = own.digest
      join payment p on p.proof_upload_id = same.id and p.id <> ${id} join users u on u.id = p.payer_id
     where own.id = ${proofId} order by p.id desc limit 5`.execute(db);
  return rows;
}

/** Other transfers of the same payer with the same amount, newest first. */
export async function selectLikePayments(
  db: Db,
  { id, payer_id, amount_paise }: Pick<DeskPaymentRow, "id" | "payer_id" | "amount_paise">,
) {
  const { rows } = await sql<LikePaymentRow>`
    select id, utr, amount_paise, paid_on::text as paid_on, status, reason from payment
     where payer_id = ${payer_id} and id <> ${id} and amount_paise = ${amount_paise} and source = 'bank'
     order by id desc limit 5`.execute(db);
  return rows;
}
