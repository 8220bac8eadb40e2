import { sentenceOf } from "@mandi/shared/contract/field-problem";
import type { PaidPaper } from "@mandi/shared/contract/paid-paper";
import { type PaymentPurpose, type PaymentSource, partOfDueField } from "@mandi/shared/contract/payment";
import { MoneyError } from "@mandi/shared/money/money-error";
import { type Paise, paiseFromRupees } from "@mandi/shared/money/paise";
import { leastPayment } from "@mandi/shared/pricing/least-payment";
import type { Db } from "../../platform/database/database";
import { invalidField } from "../../platform/errors";
import { orderAccount, userAccount } from "../ledger/account";
import { lockBalances } from "../ledger/account.service";
import { captureHold, placeHold } from "../ledger/hold.service";
import { post } from "../ledger/ledger.service";
import { ledgerEvents } from "../ledger/ledger-events";
import type { OrderRef } from "../ledger/ledger-facts";
import { allowedSources } from "./payment.policy";
import { insertPayment, type Payment } from "./payment.store";
import { bookingTaken, contextOf, paymentGoesTo, stepTo } from "./payment-entries";

/*
 * Every function here runs in the caller's transaction: the payment, its journal and what the caller does because of it
 * (an order, a new status) succeed or fail together. A Refusal undoes all of it.
 */

/** A booking amount paid for a quotation. The order already exists in the same transaction. */
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

/**
 * An amount of a request in paise, paid towards what is due.
 *
 * @throws Refusal 422 for a third decimal, and below the minimum payment
 */
export function readPartOfDue(rupees: number, duePaise: Paise): Paise {
  const amountPaise = readAmount(rupees);
  if (amountPaise < leastPayment(duePaise)) throw invalidField("amount", sentenceOf(partOfDueField));
  return amountPaise;
}

/** A later payment for an order. `duePaise` is the for price less what is paid, as computed by the caller: nobody pays more than that. */
export interface OrderPayment {
  readonly buyerId: number;
  readonly order: OrderRef;
  readonly amountPaise: Paise;
  readonly duePaise: Paise;
  /** The invoice that it names. */
  readonly invoiceId?: number | null;
  /** That document, as the wallet names it. */
  readonly paper?: PaidPaper | undefined;
  readonly at: Date;
}

/**
 * Pays a booking amount from the cash wallet: the money is set aside and becomes the order's advance.
 *
 * @throws Refusal 422 when the wallet holds less, 409 when the quotation is booked or a transfer for it is under check.
 */
export async function payBookingFromCash(tx: Db, booking: BookingPayment): Promise<Payment> {
  const { buyerId, order, amountPaise, at } = booking;
  const payment = await settle(tx, { ...subjectOfBooking(booking), source: "cash" });
  const context = contextOf(payment, at);
  // All locks at once; otherwise a refund of the same order, which goes the other way, would deadlock with it.
  await lockBalances(
    tx,
    userAccount("wallet", buyerId),
    userAccount("hold", buyerId),
    orderAccount("advance", order.id),
  );
  const holdId = await placeHold(
    tx,
    {
      userId: buyerId,
      amountPaise,
      purpose: `Booking amount, ${order.number}`,
    },
    context,
  );
  await captureHold(tx, holdId, order, context);
  return payment;
}

/**
 * Lets approved credit cover a booking amount, all of it if the caller asks for all of it.
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
  const { buyerId: userId, order, paper, amountPaise, at } = input;
  refuseAboveDue(input);
  const towards = await paymentGoesTo(tx, order, userAccount("wallet", userId));
  const payment = await settle(tx, { ...subjectOfOrder(input), source: "cash" });
  await post(
    tx,
    ledgerEvents.orderPaidFromCash({ userId, order, amountPaise, towards, paper }),
    contextOf(payment, at),
  );
  return payment;
}

/** Pays an order's due amount, or a part of it, on credit. @throws Refusal 422 above the due or the available credit. */
export async function payOrderOnCredit(tx: Db, input: OrderPayment): Promise<Payment> {
  const { buyerId: userId, order, paper, amountPaise, at } = input;
  refuseAboveDue(input);
  const towards = await paymentGoesTo(tx, order, userAccount("credit", userId));
  const payment = await settle(tx, { ...subjectOfOrder(input), source: "credit" });
  await post(
    tx,
    ledgerEvents.orderPaidOnCredit({ userId, order, amountPaise, towards, paper }),
    contextOf(payment, at),
  );
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

interface Settlement {
  readonly payerId: number;
  readonly purpose: PaymentPurpose;
  readonly source: PaymentSource;
  readonly amountPaise: Paise;
  readonly quotationId: number | null;
  readonly orderId: number | null;
  readonly invoiceId?: number | null;
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
    invoiceId: settlement.invoiceId ?? null,
    status: stepTo("initiated", "settle"),
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

function subjectOfOrder({ buyerId, order, invoiceId = null, amountPaise, at }: OrderPayment) {
  return {
    payerId: buyerId,
    purpose: "final",
    quotationId: null,
    orderId: order.id,
    invoiceId,
    amountPaise,
    at,
  } as const;
}

function refuseAboveDue({ amountPaise, duePaise }: OrderPayment): void {
  if (amountPaise > duePaise) throw invalidField("amount", "This is more than the due amount");
}
