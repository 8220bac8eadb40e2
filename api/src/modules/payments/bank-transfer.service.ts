import { minPaise, type Paise, subtractPaise, sumPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { findBankAccount } from "../bank-account/bank-account.open.store";
import { platformAccount, userAccount } from "../ledger/account";
import { lockBalances } from "../ledger/account.service";
import { type JournalContext, post } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";
import type { OrderKey } from "../ledger/ledger-facts";
import { keepUpload } from "../uploads/upload.service";
import {
  insertPayment,
  insertRedirect,
  type Payment,
  selectBookingOf,
  selectPayment,
  selectPaymentForUpdate,
  selectRecentTransfers,
  selectRejectedOfOrder,
  selectTransfersOfOrder,
  selectUnderCheckOfInvoices,
  updateDecision,
  updateDue,
  updateSubject,
} from "./payment.store";
import { bookingTaken, contextOf, paymentGoesTo, stepTo } from "./payment-entries";
import { type BankTransfer, checkPaidOn, checkUtr } from "./reported-transfer";
import { tellPayer } from "./transfer-notices";
import { ownUseWords, refuseOwnUse, usedUtrWords } from "./used-utr";

/*
 * Bank transfers: the payer reports one, the desk looks for it in the bank and decides. Every function runs in the caller's
 * transaction; a Refusal undoes all of it.
 */

/** A payer's transfers that wait for the desk, then those it has decided on since a moment; newest first. */
export const listRecentTransfers = selectRecentTransfers;

/** What is reported for an order and not decided yet. */
export const listTransfersOfOrder = selectTransfersOfOrder;

/** The rejected transfers for an order to which its buyer has not responded; newest first. */
export const listRejectedOfOrder = selectRejectedOfOrder;

/** What a payer has reported for an order: what was rejected, and what is under check with the address of each proof. */
export interface OwnReports {
  readonly rejected: readonly Payment[];
  readonly underCheck: readonly { readonly transfer: Payment; readonly proofUrl: string | null }[];
}

/** The sum reported for an order and not decided yet. */
export async function readUnderCheckOfOrder(db: Db, orderId: number): Promise<Paise> {
  return sumPaise((await selectTransfersOfOrder(db, orderId)).map(({ amountPaise }) => amountPaise));
}

/** The sums reported for invoices and not decided yet, by invoice, without one of the payments. */
export const readUnderCheckOfInvoices = selectUnderCheckOfInvoices;

/** A payment by key; undefined when there is none. */
export const findPayment = selectPayment;

/** The active booking payment of a quotation: under check or verified. */
export const findBooking = selectBookingOf;

/** Why somebody cannot report a transfer with this UTR, in any case; null where they can: none is under check or verified. */
export async function findUsedUtr(db: Db, utr: string, payerId: number): Promise<string | null> {
  return usedUtrWords(db, checkUtr(utr), payerId);
}

/** What a reported transfer is for. */
export type TransferSubject =
  | { readonly purpose: "top-up" | "credit repayment" }
  | { readonly purpose: "booking"; readonly quotationId: number }
  | {
      readonly purpose: "final";
      readonly order: OrderKey;
      readonly invoiceId?: number | null;
      /** What its payer was asked for; absent where nobody asked them. */
      readonly askedPaise?: Paise;
    };

interface ReportedTransfer {
  readonly payerId: number;
  readonly amountPaise: Paise;
  readonly transfer: BankTransfer;
  readonly subject: TransferSubject;
  readonly at: Date;
  /** Who of the desk enters it, where its payer did not report it. */
  readonly enteredBy?: number;
}

/**
 * Records a bank transfer that its payer reports, and tells them that it is being checked.
 *
 * @throws as `enterBankPayment`; Refusal 422 while the market has no account that money could have been sent to
 */
export async function reportBankPayment(tx: Db, input: ReportedTransfer): Promise<Payment> {
  if ((await findBankAccount(tx)) === undefined) {
    throw new Refusal("refused", {
      message: "A bank transfer cannot be reported yet: the market has no bank account. Please contact our desk.",
    });
  }
  const payment = await enterBankPayment(tx, input);
  await tellPayer(tx, { kind: "transfer reported", payment, at: input.at });
  return payment;
}

/**
 * Records a bank transfer; money moves only when the desk has found it in the bank.
 *
 * @throws Refusal 422 for a missing, malformed or used UTR, an impossible day or a proof that is not the payer's upload, 409 when the quotation's booking is already paid
 * or under check.
 */
export async function enterBankPayment(tx: Db, input: ReportedTransfer): Promise<Payment> {
  const { subject, at } = input;
  if (input.amountPaise <= 0) throw invalidField("amount", "Please enter a valid amount");
  const utr = checkUtr(input.transfer.utr);
  const paidOn = checkPaidOn(input.transfer.paidOn, at);
  const { proofId } = input.transfer;
  const own = await ownUseWords(tx, utr, input.enteredBy === undefined ? input.payerId : null);
  if (own !== null) throw invalidField("utr", own);
  if (proofId !== undefined) await keepUpload(tx, proofId, input.payerId);
  const payment = await insertPayment(tx, {
    payerId: input.payerId,
    purpose: subject.purpose,
    source: "bank",
    amountPaise: input.amountPaise,
    status: stepTo("initiated", "report"),
    utr,
    paidOn,
    proofId,
    quotationId: subject.purpose === "booking" ? subject.quotationId : null,
    orderId: subject.purpose === "final" ? subject.order.id : null,
    invoiceId: subject.purpose === "final" ? (subject.invoiceId ?? null) : null,
    createdAt: at,
    decidedAt: null,
    enteredBy: input.enteredBy,
    askedPaise: subject.purpose === "final" ? subject.askedPaise : undefined,
  });
  if (payment) return payment;
  const used = await usedUtrWords(tx, utr, input.enteredBy === undefined ? input.payerId : null);
  throw used === null ? bookingTaken() : invalidField("utr", used);
}

/** A decision of the desk on a reported transfer. */
export interface TransferDecision {
  readonly paymentId: number;
  readonly staffId: number;
  readonly at: Date;
  /** What is due for what it pays; null where it pays no order. */
  readonly duePaise?: Paise | null;
}

/**
 * The desk found the transfer in the bank: money moves and the purpose is carried out.
 *
 * Payments do not depend on orders: for a booking, `createOrder` makes the order in this transaction and returns it, or
 * throws when the quotation can no longer be booked (then nothing is verified; see `verifyIntoWallet`).
 *
 * @throws Refusal 404 unknown, 409 when already decided or its UTR is of a payment of ours, 422 for another amount.
 */
export async function verifyBankPayment(
  tx: Db,
  input: TransferDecision & { readonly receivedPaise: Paise },
  createOrder: (payment: Payment) => Promise<OrderKey>,
): Promise<Payment> {
  const payment = await lockTransfer(tx, input.paymentId);
  const status = stepTo(payment.status, "verify");
  refuseOtherAmount(payment, input.receivedPaise);
  await refuseOwnUse(tx, payment);
  await updateDue(tx, payment.id, input.duePaise ?? null);
  const orderId = payment.purpose === "booking" ? (await createOrder(payment)).id : payment.orderId;
  const verified = await updateDecision(tx, payment.id, { ...decisionOf(payment, input), status, orderId });
  await postVerified(tx, verified, { ...contextOf(verified, input.at), actorId: input.staffId });
  // The order's own module notifies about its payments.
  if (verified.orderId === null) await tellPayer(tx, { kind: "transfer verified", payment, at: input.at });
  return verified;
}

/**
 * The desk found the transfer, but its purpose no longer exists (the quotation expired, the order is paid): the money goes to
 * the payer's cash wallet instead of back to the bank.
 *
 * @throws Refusal 404 unknown, 409 when already decided or its UTR is of a payment of ours, 422 for another amount.
 */
export async function verifyIntoWallet(
  tx: Db,
  input: TransferDecision & { readonly receivedPaise: Paise; readonly reason: string },
): Promise<Payment> {
  const payment = await lockTransfer(tx, input.paymentId);
  const status = stepTo(payment.status, "verify");
  refuseOtherAmount(payment, input.receivedPaise);
  await refuseOwnUse(tx, payment);
  if (payment.purpose !== "top-up") await insertRedirect(tx, payment, input);
  const verified = await updateDecision(tx, payment.id, {
    ...decisionOf(payment, input),
    status,
    reason: input.reason,
    purpose: "top-up",
    quotationId: null,
    orderId: null,
    invoiceId: null,
  });
  await postVerified(tx, verified, { ...contextOf(verified, input.at), actorId: input.staffId });
  await tellPayer(tx, { kind: "transfer into wallet", payment, reason: input.reason, at: input.at });
  return verified;
}

/** The desk did not find the transfer. Its UTR may be reported again. @throws Refusal 404 unknown, 409 already decided. */
export async function rejectBankPayment(
  tx: Db,
  input: TransferDecision & { readonly reason: string },
): Promise<Payment> {
  const payment = await lockTransfer(tx, input.paymentId);
  const status = stepTo(payment.status, "reject");
  await updateDue(tx, payment.id, input.duePaise ?? null);
  const rejected = await updateDecision(tx, payment.id, {
    ...decisionOf(payment, input),
    status,
    reason: input.reason,
  });
  await tellPayer(tx, { kind: "transfer rejected", payment, reason: input.reason, at: input.at });
  return rejected;
}

/**
 * The desk corrects what a transfer pays: an order of its payer, or an invoice of it. Money moves as before, when it is verified;
 * what the payer named is kept.
 *
 * @throws Refusal 404 unknown, 409 when already decided, 422 for a booking or a repayment of credit
 */
export async function redirectTransfer(
  tx: Db,
  input: TransferDecision,
  to: { readonly orderId: number; readonly invoiceId: number | null },
): Promise<void> {
  const payment = await lockTransfer(tx, input.paymentId);
  stepTo(payment.status, "verify");
  if (payment.purpose !== "final" && payment.purpose !== "top-up") {
    throw new Refusal("refused", { message: "Only money for an order or the wallet can be used for an invoice." });
  }
  await insertRedirect(tx, payment, input);
  await updateSubject(tx, payment.id, to);
}

async function postVerified(tx: Db, payment: Payment, context: JournalContext): Promise<void> {
  const { purpose, payerId: userId, amountPaise, orderId } = payment;
  const utr = payment.utr ?? "";
  if (purpose === "top-up") {
    await post(tx, ledgerEvents.topUpVerified({ userId, amountPaise, utr }), context);
    return;
  }
  if (purpose === "credit repayment") {
    await postRepayment(tx, payment, context);
    return;
  }
  const order = { id: found(orderId) };
  if (purpose === "booking") {
    await post(tx, ledgerEvents.bookedByBank({ order, amountPaise, utr }), context);
    return;
  }
  const towards = await paymentGoesTo(tx, order, platformAccount("bank"));
  await post(tx, ledgerEvents.orderPaidByBank({ order, amountPaise, utr, towards }), context);
}

/** Money that has arrived must go somewhere: what exceeds the credit now drawn goes to the wallet. */
async function postRepayment(tx: Db, payment: Payment, context: JournalContext): Promise<void> {
  const { payerId: userId, amountPaise } = payment;
  const utr = payment.utr ?? "";
  const account = userAccount("credit", userId);
  const balanceOf = await lockBalances(tx, account, userAccount("wallet", userId), platformAccount("bank"));
  const repaid = minPaise(amountPaise, balanceOf(account));
  const rest = subtractPaise(amountPaise, repaid);
  if (repaid > 0) await post(tx, ledgerEvents.creditRepaidByBank({ userId, amountPaise: repaid, utr }), context);
  if (rest > 0) await post(tx, ledgerEvents.topUpVerified({ userId, amountPaise: rest, utr }), context);
}

function decisionOf(payment: Payment, { at, staffId }: TransferDecision) {
  const { purpose, quotationId, orderId, invoiceId } = payment;
  return { decidedAt: at, decidedBy: staffId, reason: null, purpose, quotationId, orderId, invoiceId };
}

/** A payment as it is now, locked until the transaction ends: nobody else decides or redirects it. @throws Refusal 404 unknown */
export async function lockTransfer(tx: Db, paymentId: number): Promise<Payment> {
  return found(await selectPaymentForUpdate(tx, paymentId));
}

function refuseOtherAmount(payment: Payment, receivedPaise: Paise): void {
  if (receivedPaise !== payment.amountPaise) {
    throw new Refusal("refused", {
      message: "The bank shows another amount. Please reject it and ask for a new report.",
    });
  }
}
