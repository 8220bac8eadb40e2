import { buyersAdviceKind, type TradePaper, type TradePaperRow } from "@mandi/shared/contract/trade-paper";
import { type Paise, paise, rupeesFromPaise, sumPaise } from "@mandi/shared/money/paise";
import { tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, Refusal } from "../../platform/errors";
import { FileAnswer } from "../../platform/routes/file-answer";
import { rupees } from "../../platform/wire-figures";
import { selectNumbers } from "../../reads/payment-numbers.read";
import { selectAdviceRows } from "../../reads/trade-papers.read";
import { listStandingDeductions } from "../buyer-tds/buyer-tds-view.service";
import { readReversals } from "../ledger/ledger.service";
import { readPersonParty, readPlatformOf, readPlatformParty } from "../orders/invoice/invoice-parties.service";
import { addressedParty } from "../orders/invoice/tax-invoice";
import { readOrder } from "../orders/order.service";
import type { OrderRow } from "../orders/order.store";
import { readPaper } from "../papers/paper.service";
import { type BuyersAdvice, buyersAdviceSheet } from "../papers/pdf/buyers-advice-sheet";
import { drawSheet } from "../papers/pdf/draw-sheet";
import { findPayment } from "../payments/bank-transfer.service";
import type { Payment } from "../payments/payment.store";
import { presentSheet } from "./sheet.presenter";

/**
 * The payment advice of a bank transfer that its payer reported, laid out (docs/decisions/0234-advice-of-a-buyer.md).
 *
 * @throws Refusal 404 for another's payment and one that is no transfer or that the desk entered, 409 for one that the desk rejected
 */
export async function readBuyersAdvice(db: Db, userId: number, id: number): Promise<TradePaper> {
  const payment = await findOwnTransfer(db, userId, id);
  const advice = await adviceOf(db, payment);
  const { orderId, createdAt } = payment;
  const isReversed = advice.reversed !== null;
  return {
    ...rowOf({ id, number: advice.utr, order: advice.order, orderId, createdAt, isReversed }),
    amount: advice.amount,
    ...presentSheet(buyersAdviceSheet(advice)),
  };
}

/** The same as PDF. @throws Refusal 404, 409 as above */
export async function readBuyersAdviceFile(db: Db, userId: number, id: number): Promise<FileAnswer> {
  const advice = await adviceOf(db, await findOwnTransfer(db, userId, id));
  const bytes = await drawSheet(buyersAdviceSheet(advice));
  return new FileAnswer({ type: "application/pdf", bytes, name: `${advice.utr}.pdf` });
}

/** Rows of payment advices in the list of documents, by the keys of their payments. */
export async function listAdvices(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, TradePaperRow>> {
  const [rows, reversals] = await Promise.all([selectAdviceRows(db, ids), readReversals(db, ids)]);
  return new Map(
    rows.map(({ id, utr, created_at: createdAt, amount_paise, order_id: orderId, order_number: order }) => [
      id,
      {
        ...rowOf({ id, number: utr ?? "", order, orderId, createdAt, isReversed: reversals.has(id) }),
        amount: rupees(amount_paise),
      },
    ]),
  );
}

interface AdviceRow {
  readonly id: number;
  readonly number: string;
  readonly order: string | null;
  readonly orderId: number | null;
  readonly createdAt: Date;
  /** What it paid was reversed in the books. */
  readonly isReversed: boolean;
}

const rowOf = ({ id, number, order, orderId, createdAt, isReversed }: AdviceRow): Omit<TradePaperRow, "amount"> => ({
  id,
  kind: buyersAdviceKind,
  number,
  date: tradeDay(createdAt),
  order_id: orderId,
  order: order ?? "",
  is_void: isReversed ? 1 : 0,
});

async function findOwnTransfer(db: Db, userId: number, id: number): Promise<Payment> {
  const payment = found(await findPayment(db, id));
  const { payerId, source, enteredBy } = payment;
  if (payerId !== userId || source !== "bank" || enteredBy !== null) throw new Refusal("not_found");
  if (payment.status === "rejected") {
    throw new Refusal("conflict", { message: "This transfer was not accepted. Please report it again." });
  }
  return payment;
}

/** What the advice of a transfer says. */
export async function adviceOf(db: Db, payment: Payment): Promise<BuyersAdvice> {
  const { payerId, purpose, orderId, invoiceId, amountPaise, createdAt } = payment;
  const reported_on = tradeDay(createdAt);
  const reversal = (await readReversals(db, [payment.id])).get(payment.id);
  const order = orderId === null ? null : await readOrder(db, orderId);
  return {
    ...(await partiesOf(db, { order, payerId, day: reported_on })),
    purpose,
    order: order?.number ?? null,
    quotation: (await selectNumbers(db, payment)).quotation || null,
    invoice: invoiceId === null ? null : await invoiceOf(db, invoiceId),
    utr: payment.utr ?? "",
    paid_on: payment.paidOn ?? reported_on,
    reported_on,
    is_found: payment.status === "verified",
    reversed: reversal === undefined ? null : { on: tradeDay(reversal.at), reason: reversal.reason },
    amount: rupeesFromPaise(amountPaise),
    deducted: order === null || purpose !== "final" ? null : await deductedFrom(db, order, invoiceId),
  };
}

async function partiesOf(
  db: Db,
  { order, payerId, day }: { readonly order: OrderRow | null; readonly payerId: number; readonly day: string },
) {
  if (order === null) return { payer: await readPersonParty(db, payerId), platform: await readPlatformParty(db) };
  return { payer: addressedParty(order.billing_address), platform: await readPlatformOf(db, order, day) };
}

async function invoiceOf(db: Db, id: number): Promise<BuyersAdvice["invoice"]> {
  const paper = await readPaper(db, id);
  if (paper.kind === "debit note") {
    const { number, date, part } = paper.snapshot;
    return { kind: paper.kind, number, date, total: part.total };
  }
  if (paper.kind !== "invoice") throw new Error(`Payment names ${paper.kind} ${paper.number}.`);
  const { number, date, total } = paper.snapshot;
  return { kind: paper.kind, number, date, total };
}

/** What counts of the tax that names the same invoice, or none as the payment does. */
async function deductedFrom(db: Db, order: OrderRow, invoiceId: number | null): Promise<BuyersAdvice["deducted"]> {
  const own = (await listStandingDeductions(db, order.id)).filter((row) => row.invoice_id === invoiceId);
  const last = own[0];
  const sum: Paise = sumPaise(own.map(({ amount_paise }) => paise(amount_paise)));
  return last === undefined || sum <= 0 ? null : { amount: rupeesFromPaise(sum), code: last.code, tan: last.tan };
}
