import type { PaymentPurpose, PaymentSource, PaymentStatus } from "@mandi/shared/contract/payment";
import { MoneyError } from "@mandi/shared/money/money-error";
import { minPaise, type Paise, paiseFromRupees, subtractPaise } from "@mandi/shared/money/paise";
import { secondsAfter, tradeDay } from "../../platform/clock";
import type { Db } from "../../platform/database/database";
import { found, invalidField, Refusal } from "../../platform/errors";
import { type AccountRef, accountCode, orderAccount, platformAccount, userAccount } from "../ledger/account";
import { captureHold, placeHold } from "../ledger/hold.service";
import { type JournalContext, post } from "../ledger/ledger.service";
import { lockAccounts } from "../ledger/ledger.store";
import { ledgerEvents, type OrderKey, type OrderRef } from "../ledger/ledger-events";
import { allowedSources, nextPaymentStatus, type PaymentStep } from "./payment.policy";
import { insertPayment, isUtrTaken, type Payment, selectPaymentForUpdate, updateDecision } from "./payment.store";

/*
 * Every function here runs in the caller's transaction: the payment, its journal and what the caller does because of it
 * (an order, a new status) are one. A Refusal undoes all of it.
 */

/** A booking amount paid for a quotation. The order exists already in the same transaction. */
export interface BookingPayment {
  readonly buyerId: number;
  readonly quotationId: number;
  readonly order: OrderRef;
  readonly amountPaise: Paise;
  readonly at: Date;
}

/** An amount of a request in paise. @throws Refusal 422 for a third decimal */
export function readAmount(rupees: number): Paise {
  try {
    return paiseFromRupees(rupees);
  } catch (error) {
    if (error instanceof MoneyError) throw invalidField("amount", "Please enter a valid amount");
    throw error;
  }
}

/** A later payment for an order. `duePaise` is the caller's for price less what is paid: nobody pays more than that. */
export interface OrderPayment {
  readonly buyerId: number;
  readonly order: OrderRef;
  readonly amountPaise: Paise;
  readonly duePaise: Paise;
  readonly at: Date;
}

/** A bank transfer that its payer reports. */
export interface BankTransfer {
  readonly utr: string | undefined;
  readonly paidOn: string | undefined;
}

/** What a reported transfer is for. */
export type TransferSubject =
  | { readonly purpose: "top-up" | "credit repayment" }
  | { readonly purpose: "booking"; readonly quotationId: number }
  | { readonly purpose: "final"; readonly order: OrderKey };

/** How long money may stay set aside; here it is used up in the same transaction. */
const holdSeconds = 15 * 60;

/**
 * Pays a booking amount from the cash wallet: the money is set aside and becomes the order's advance.
 *
 * @throws Refusal 422 when the wallet holds less, 409 when the quotation is booked or a transfer for it is under check.
 */
export async function payBookingFromCash(tx: Db, booking: BookingPayment): Promise<Payment> {
  const { buyerId, order, amountPaise, at } = booking;
  const payment = await settle(tx, { ...subjectOfBooking(booking), source: "cash" });
  const context = contextOf(payment, at);
  // All at once, or a refund of the same order, which goes the other way, would deadlock with it.
  await lockAccounts(tx, [
    userAccount("wallet", buyerId),
    userAccount("hold", buyerId),
    orderAccount("advance", order.id),
  ]);
  const hold = await placeHold(
    tx,
    {
      userId: buyerId,
      amountPaise,
      purpose: `Booking amount, ${order.number}`,
      expiresAt: secondsAfter(at, holdSeconds),
    },
    context,
  );
  await captureHold(tx, hold.id, order, context);
  return payment;
}

/**
 * Lets approved credit cover a booking amount, in part B5 terms all of it if the caller asks for all of it.
 *
 * @throws Refusal 422 when less credit is available, 409 when the quotation is booked or a transfer for it is under check.
 */
export async function payBookingOnCredit(tx: Db, booking: BookingPayment): Promise<Payment> {
  const { buyerId: userId, order, amountPaise, at } = booking;
  const payment = await settle(tx, { ...subjectOfBooking(booking), source: "credit" });
  await post(tx, ledgerEvents.bookedOnCredit({ userId, order, amountPaise }), contextOf(payment, at));
  return payment;
}

/** Pays an order's due amount, or a part of it, from the cash wallet. @throws Refusal 422 above the due or the balance. */
export async function payOrderFromCash(tx: Db, input: OrderPayment): Promise<Payment> {
  const { buyerId: userId, order, amountPaise, at } = input;
  refuseAboveDue(input);
  const towards = await paymentGoesTo(tx, order, userAccount("wallet", userId));
  const payment = await settle(tx, { ...subjectOfOrder(input), source: "cash" });
  await post(tx, ledgerEvents.orderPaidFromCash({ userId, order, amountPaise, towards }), contextOf(payment, at));
  return payment;
}

/** Pays an order's due amount, or a part of it, on credit. @throws Refusal 422 above the due or the available credit. */
export async function payOrderOnCredit(tx: Db, input: OrderPayment): Promise<Payment> {
  const { buyerId: userId, order, amountPaise, at } = input;
  refuseAboveDue(input);
  const towards = await paymentGoesTo(tx, order, userAccount("credit", userId));
  const payment = await settle(tx, { ...subjectOfOrder(input), source: "credit" });
  await post(tx, ledgerEvents.orderPaidOnCredit({ userId, order, amountPaise, towards }), contextOf(payment, at));
  return payment;
}

/** Repays drawn credit from the cash wallet. @throws Refusal 422 above what is drawn or above the balance. */
export async function repayCreditFromCash(
  tx: Db,
  input: { readonly userId: number; readonly amountPaise: Paise; readonly at: Date },
): Promise<Payment> {
  const { userId, amountPaise, at } = input;
  const payment = await settle(tx, {
    payerId: userId,
    purpose: "credit repayment",
    source: "cash",
    amountPaise,
    quotationId: null,
    orderId: null,
    at,
  });
  await post(tx, ledgerEvents.creditRepaidFromCash({ userId, amountPaise }), contextOf(payment, at));
  return payment;
}

/**
 * Records a bank transfer that its payer reports; money moves only when the desk has found it in the bank.
 *
 * @throws Refusal 422 for a missing, malformed or used UTR or an impossible day, 409 when the quotation's booking is paid
 * or under check already.
 */
export async function reportBankPayment(
  tx: Db,
  input: {
    readonly payerId: number;
    readonly amountPaise: Paise;
    readonly transfer: BankTransfer;
    readonly subject: TransferSubject;
    readonly at: Date;
  },
): Promise<Payment> {
  const { subject, at } = input;
  const utr = checkUtr(input.transfer.utr);
  const paidOn = checkPaidOn(input.transfer.paidOn, at);
  const payment = await insertPayment(tx, {
    payerId: input.payerId,
    purpose: subject.purpose,
    source: "bank",
    amountPaise: input.amountPaise,
    status: step("initiated", "report"),
    utr,
    paidOn,
    quotationId: subject.purpose === "booking" ? subject.quotationId : null,
    orderId: subject.purpose === "final" ? subject.order.id : null,
    createdAt: at,
    decidedAt: null,
  });
  if (payment) return payment;
  if (await isUtrTaken(tx, utr)) throw invalidField("utr", "This UTR was reported already");
  throw bookingTaken();
}

/** A decision of the desk on a reported transfer. */
export interface TransferDecision {
  readonly paymentId: number;
  readonly staffId: number;
  readonly at: Date;
}

/**
 * The desk found the transfer in the bank: money moves and what it was for happens.
 *
 * For a booking the payments know nothing of orders: `createOrder` makes the order in this transaction and returns it, or
 * throws when the quotation can no longer be booked (then nothing is verified; see `verifyIntoWallet`).
 *
 * @throws Refusal 404 unknown, 409 when decided already, 422 when another amount arrived.
 */
export async function verifyBankPayment(
  tx: Db,
  input: TransferDecision & { readonly receivedPaise: Paise },
  createOrder: (payment: Payment) => Promise<OrderKey>,
): Promise<Payment> {
  const payment = await decidable(tx, input.paymentId);
  const status = step(payment.status, "verify");
  refuseOtherAmount(payment, input.receivedPaise);
  const orderId = payment.purpose === "booking" ? (await createOrder(payment)).id : payment.orderId;
  const verified = await updateDecision(tx, payment.id, { ...decisionOf(payment, input), status, orderId });
  await postVerified(tx, verified, { ...contextOf(verified, input.at), actorId: input.staffId });
  return verified;
}

/**
 * The desk found the transfer, but what it was for is gone (the quotation expired, the order is paid): the money goes to
 * the payer's cash wallet instead of back to the bank.
 *
 * @throws Refusal 404 unknown, 409 when decided already, 422 when another amount arrived.
 */
export async function verifyIntoWallet(
  tx: Db,
  input: TransferDecision & { readonly receivedPaise: Paise; readonly reason: string },
): Promise<Payment> {
  const payment = await decidable(tx, input.paymentId);
  const status = step(payment.status, "verify");
  refuseOtherAmount(payment, input.receivedPaise);
  const verified = await updateDecision(tx, payment.id, {
    ...decisionOf(payment, input),
    status,
    reason: input.reason,
    purpose: "top-up",
    quotationId: null,
    orderId: null,
  });
  await postVerified(tx, verified, { ...contextOf(verified, input.at), actorId: input.staffId });
  return verified;
}

/** The desk did not find the transfer. Its UTR may be reported again. @throws Refusal 404 unknown, 409 decided already. */
export async function rejectBankPayment(
  tx: Db,
  input: TransferDecision & { readonly reason: string },
): Promise<Payment> {
  const payment = await decidable(tx, input.paymentId);
  const status = step(payment.status, "reject");
  return updateDecision(tx, payment.id, { ...decisionOf(payment, input), status, reason: input.reason });
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

/** Money that has arrived must go somewhere: what exceeds the drawn credit by now goes to the wallet. */
async function postRepayment(tx: Db, payment: Payment, context: JournalContext): Promise<void> {
  const { payerId: userId, amountPaise } = payment;
  const utr = payment.utr ?? "";
  const account = userAccount("credit", userId);
  const locked = await lockAccounts(tx, [account, userAccount("wallet", userId), platformAccount("bank")]);
  const drawn = found(locked.get(accountCode(account))).balancePaise;
  const repaid = minPaise(amountPaise, drawn);
  const rest = subtractPaise(amountPaise, repaid);
  if (repaid > 0) await post(tx, ledgerEvents.creditRepaidByBank({ userId, amountPaise: repaid, utr }), context);
  if (rest > 0) await post(tx, ledgerEvents.topUpVerified({ userId, amountPaise: rest, utr }), context);
}

interface Settlement {
  readonly payerId: number;
  readonly purpose: PaymentPurpose;
  readonly source: PaymentSource;
  readonly amountPaise: Paise;
  readonly quotationId: number | null;
  readonly orderId: number | null;
  readonly at: Date;
}

/** A payment of money that the platform holds already. */
async function settle(tx: Db, { at, ...settlement }: Settlement): Promise<Payment> {
  if (!allowedSources[settlement.purpose].includes(settlement.source)) {
    throw invalidField("source", "This cannot be paid this way");
  }
  if (settlement.amountPaise <= 0) throw invalidField("amount", "Please enter a valid amount");
  const payment = await insertPayment(tx, {
    ...settlement,
    status: step("initiated", "settle"),
    utr: null,
    paidOn: null,
    createdAt: at,
    decidedAt: at,
  });
  if (!payment) throw bookingTaken();
  return payment;
}

function subjectOfBooking({ buyerId, quotationId, order, amountPaise, at }: BookingPayment) {
  return { payerId: buyerId, purpose: "booking", quotationId, orderId: order.id, amountPaise, at } as const;
}

function subjectOfOrder({ buyerId, order, amountPaise, at }: OrderPayment) {
  return { payerId: buyerId, purpose: "final", quotationId: null, orderId: order.id, amountPaise, at } as const;
}

function contextOf(payment: Payment, at: Date): JournalContext {
  return {
    at,
    actorId: payment.payerId,
    paymentId: payment.id,
    ...(payment.orderId === null ? {} : { orderId: payment.orderId }),
  };
}

function decisionOf(payment: Payment, { at, staffId }: TransferDecision) {
  const { purpose, quotationId, orderId } = payment;
  return { decidedAt: at, decidedBy: staffId, reason: null, purpose, quotationId, orderId };
}

function step(from: PaymentStatus, name: PaymentStep): PaymentStatus {
  const next = nextPaymentStatus(from, name);
  if (!next) throw new Refusal("conflict", { message: "This payment was decided already." });
  return next;
}

async function decidable(tx: Db, paymentId: number): Promise<Payment> {
  return found(await selectPaymentForUpdate(tx, paymentId));
}

/** Before the goods are invoiced nothing is receivable, so a payment waits in the advance, which the invoice then uses. */
async function paymentGoesTo(tx: Db, order: OrderKey, from: AccountRef): Promise<"advance" | "receivable"> {
  const receivable = orderAccount("receivable", order.id);
  const accounts = await lockAccounts(tx, [from, orderAccount("advance", order.id), receivable]);
  return found(accounts.get(accountCode(receivable))).balancePaise > 0 ? "receivable" : "advance";
}

function refuseAboveDue({ amountPaise, duePaise }: OrderPayment): void {
  if (amountPaise > duePaise) throw invalidField("amount", "This is more than the due amount");
}

function refuseOtherAmount(payment: Payment, receivedPaise: Paise): void {
  if (receivedPaise !== payment.amountPaise) {
    throw new Refusal("refused", {
      message: "The bank shows another amount. Please reject it and ask for a new report.",
    });
  }
}

function bookingTaken(): Refusal {
  return new Refusal("conflict", {
    message: "This quotation is booked already, or a bank transfer for it is being checked.",
  });
}

/** Letters of a UTR are upper case in every bank's statement, whatever a person types. */
function checkUtr(utr: string | undefined): string {
  const normal = (utr ?? "").toUpperCase();
  if (!/^[A-Z0-9]{12,22}$/.test(normal)) throw invalidField("utr", "Please enter a valid UTR number");
  return normal;
}

/** A transfer older than this is looked up by hand. */
const oldestTransferDays = 90;

function checkPaidOn(paidOn: string | undefined, at: Date): string {
  const isDay = paidOn !== undefined && new Date(`${paidOn}T00:00:00Z`).toJSON()?.slice(0, 10) === paidOn;
  if (!isDay) throw invalidField("paid_on", "Please enter the date of the transfer");
  if (paidOn > tradeDay(at)) throw invalidField("paid_on", "The date of the transfer is in the future");
  if (paidOn < tradeDay(secondsAfter(at, -oldestTransferDays * 24 * 3600))) {
    throw invalidField("paid_on", "This transfer is too old. Please contact support.");
  }
  return paidOn;
}
