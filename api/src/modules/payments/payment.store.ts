import type { PaymentPurpose, PaymentSource, PaymentStatus } from "@mandi/shared/contract/payment";
import { type Paise, paise } from "@mandi/shared/money/paise";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/database/database";
import type { PaymentTables } from "./payment.tables";

/** A payment as stored. */
export interface Payment {
  readonly id: number;
  readonly payerId: number;
  readonly purpose: PaymentPurpose;
  readonly source: PaymentSource;
  readonly amountPaise: Paise;
  readonly status: PaymentStatus;
  readonly utr: string | null;
  /** Day in Asia/Kolkata. */
  readonly paidOn: string | null;
  readonly quotationId: number | null;
  readonly orderId: number | null;
  /** The invoice that it names; without one it pays what is due first. */
  readonly invoiceId: number | null;
  readonly createdAt: Date;
  /** Who of the desk entered a transfer that its payer never reported; null for one that they reported. */
  readonly enteredBy: number | null;
  readonly reason: string | null;
  /** The upload that proves a transfer. */
  readonly proofId: number | null;
}

/** A payment before it is stored. */
export interface NewPayment extends Omit<Payment, "id" | "reason" | "enteredBy" | "proofId"> {
  readonly decidedAt: Date | null;
  readonly enteredBy?: number | undefined;
  /** The upload that proves a transfer. */
  readonly proofId?: number | undefined;
  /** What the payer of an order was asked for; zero where nothing was asked for yet. */
  readonly askedPaise?: Paise | undefined;
}

/** Stores a payment; undefined when its UTR or its quotation's booking is taken. Waits for a concurrent payment that has not committed yet. */
export async function insertPayment(tx: Db, payment: NewPayment): Promise<Payment | undefined> {
  const row = await tx
    .insertInto("payment")
    .values({
      payer_id: payment.payerId,
      purpose: payment.purpose,
      source: payment.source,
      amount_paise: payment.amountPaise,
      status: payment.status,
      utr: payment.utr,
      paid_on: payment.paidOn,
      proof_upload_id: payment.proofId ?? null,
      quotation_id: payment.quotationId,
      order_id: payment.orderId,
      invoice_id: payment.invoiceId,
      created_at: payment.createdAt,
      decided_at: payment.decidedAt,
      decided_by: null,
      entered_by: payment.enteredBy ?? null,
      reason: null,
      asked_paise: payment.askedPaise ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row && toPayment(row);
}

/** The payment, locked until the transaction ends. */
export async function selectPaymentForUpdate(tx: Db, id: number): Promise<Payment | undefined> {
  const row = await tx.selectFrom("payment").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
  return row && toPayment(row);
}

/** The active payment that carries this bank reference: there is at most one. */
export async function selectPaymentByUtr(db: Db, utr: string): Promise<Payment | undefined> {
  const row = await db
    .selectFrom("payment")
    .selectAll()
    .where("utr", "=", utr)
    .where("status", "<>", "rejected")
    .executeTakeFirst();
  return row && toPayment(row);
}

/** What a decision changes on a payment. */
export interface Decision {
  readonly status: PaymentStatus;
  readonly decidedAt: Date;
  readonly decidedBy: number;
  readonly reason: string | null;
  readonly purpose: PaymentPurpose;
  readonly quotationId: number | null;
  readonly orderId: number | null;
  readonly invoiceId: number | null;
}

/** Writes the desk's decision. */
export async function updateDecision(tx: Db, id: number, decision: Decision): Promise<Payment> {
  const row = await tx
    .updateTable("payment")
    .set({
      status: decision.status,
      decided_at: decision.decidedAt,
      decided_by: decision.decidedBy,
      reason: decision.reason,
      purpose: decision.purpose,
      quotation_id: decision.quotationId,
      order_id: decision.orderId,
      invoice_id: decision.invoiceId,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPayment(row);
}

const transfersAtMost = 20;

/** At most 20 of a payer's transfers: those that still wait for the desk, then those it has decided on since a moment; newest first. */
export async function selectRecentTransfers(db: Db, payerId: number, decidedSince: Date): Promise<readonly Payment[]> {
  const own = db.selectFrom("payment").selectAll().where("payer_id", "=", payerId).where("source", "=", "bank");
  const newest = own.orderBy("id", "desc").limit(transfersAtMost);
  // Each part by its index: with one condition for both, all of the payer's years are read.
  const { rows } = await sql<Selectable<PaymentTables["payment"]>>`
    select * from (
      (${newest.where("status", "=", "under check")}) union all (${newest.where("decided_at", ">", decidedSince)})
    ) recent order by decided_at is null desc, id desc limit ${transfersAtMost}`.execute(db);
  return rows.map(toPayment);
}

/** The active booking payment of a quotation: under check or verified. */
export async function selectBookingOf(db: Db, quotationId: number): Promise<Payment | undefined> {
  const row = await db
    .selectFrom("payment")
    .selectAll()
    .where("quotation_id", "=", quotationId)
    .where("purpose", "=", "booking")
    .where("status", "<>", "rejected")
    .executeTakeFirst();
  return row && toPayment(row);
}

/** What is reported for an order and not decided yet, oldest first. */
export async function selectTransfersOfOrder(db: Db, orderId: number): Promise<readonly Payment[]> {
  const rows = await db
    .selectFrom("payment")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("status", "=", "under check")
    .orderBy("id")
    .execute();
  return rows.map(toPayment);
}

const rejectedAtMost = 3;

/** Transfers for an order that were rejected, without those after which its buyer paid or reported again; newest first. */
export async function selectRejectedOfOrder(db: Db, orderId: number): Promise<readonly Payment[]> {
  const rows = await db
    .selectFrom("payment as rejected")
    .selectAll()
    .where("order_id", "=", orderId)
    .where("status", "=", "rejected")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("payment as later")
            .select("later.id")
            .where("later.order_id", "=", orderId)
            .whereRef("later.created_at", ">", "rejected.decided_at"),
        ),
      ),
    )
    .orderBy("id", "desc")
    .limit(rejectedAtMost)
    .execute();
  return rows.map(toPayment);
}

/** The sums reported for invoices and not decided yet, by invoice, without one of the payments. */
export async function selectUnderCheckOfInvoices(
  db: Db,
  invoiceIds: readonly number[],
  exceptId: number | null,
): Promise<ReadonlyMap<number, Paise>> {
  if (invoiceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("payment")
    .select(["invoice_id", (of) => of.fn.sum<number>("amount_paise").as("sum")])
    .where("invoice_id", "in", [...invoiceIds])
    .where("status", "=", "under check")
    .where("id", "is distinct from", exceptId)
    .groupBy("invoice_id")
    .execute();
  return new Map(rows.map(({ invoice_id, sum }) => [invoice_id ?? 0, paise(Number(sum))]));
}

/** Keeps what is due for what a transfer pays, before the desk's decision changes that; null where it pays no order. */
export async function updateDue(tx: Db, id: number, duePaise: Paise | null): Promise<void> {
  await tx.updateTable("payment").set({ due_paise: duePaise }).where("id", "=", id).execute();
}

/** Changes what a transfer under check pays. */
export async function updateSubject(
  tx: Db,
  id: number,
  { orderId, invoiceId }: { readonly orderId: number; readonly invoiceId: number | null },
): Promise<void> {
  await tx
    .updateTable("payment")
    .set({ purpose: "final", order_id: orderId, invoice_id: invoiceId })
    .where("id", "=", id)
    .execute();
}

/** Keeps what a transfer was for before the desk changes that. */
export async function insertRedirect(
  tx: Db,
  { id, purpose, quotationId, orderId, invoiceId }: Payment,
  by: { readonly at: Date; readonly staffId: number },
): Promise<void> {
  const before = { payment_id: id, purpose, quotation_id: quotationId, order_id: orderId, invoice_id: invoiceId };
  await tx
    .insertInto("payment_redirect")
    .values({ ...before, at: by.at, actor_id: by.staffId })
    .execute();
}

/** A payment without a lock. */
export async function selectPayment(db: Db, id: number): Promise<Payment | undefined> {
  const row = await db.selectFrom("payment").selectAll().where("id", "=", id).executeTakeFirst();
  return row && toPayment(row);
}

function toPayment(row: Selectable<PaymentTables["payment"]>): Payment {
  return {
    id: row.id,
    payerId: row.payer_id,
    purpose: row.purpose,
    source: row.source,
    amountPaise: paise(row.amount_paise),
    status: row.status,
    utr: row.utr,
    paidOn: row.paid_on,
    quotationId: row.quotation_id,
    orderId: row.order_id,
    invoiceId: row.invoice_id,
    createdAt: row.created_at,
    enteredBy: row.entered_by,
    reason: row.reason,
    proofId: row.proof_upload_id,
  };
}
