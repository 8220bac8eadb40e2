import { carriedOrdersPath, orderDetailsPath, sellerOrderPath } from "@mandi/shared/contract/page-paths";
import type { QuotationStatus } from "@mandi/shared/contract/trade-document";
import { counted } from "@mandi/shared/format/counted";
import { kilograms, tonnesText } from "@mandi/shared/money/kilograms";
import { type Paise, paise, subtractPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { PersonContext } from "../../../platform/act-context";
import type { Db } from "../../../platform/database/database";
import { found, Refusal } from "../../../platform/errors";
import { refuseNewCredit } from "../../credit/credit-block.service";
import { lockOwed } from "../../credit/owed.service";
import type { OrderRef } from "../../ledger/ledger-facts";
import { notify } from "../../notifications/notification.service";
import { createOrder } from "../../orders/order.service";
import { reportBankPayment } from "../../payments/bank-transfer.service";
import { payBookingFromCash, payBookingOnCredit } from "../../payments/payment.service";
import type { Payment } from "../../payments/payment.store";
import type { BankTransfer } from "../../payments/reported-transfer";
import type { MarkedQuotation } from "../marking/marked-quotation";
import { refuseMove, statusAfter } from "../quotation.policy";
import {
  lockOwnQuotation,
  lockQuotation,
  selectMarked,
  updateQuotation,
  updateUnreadForInvited,
} from "../quotation.store";

/*
 * The only way from a quotation to an order: a booking amount, paid or covered by credit in the same transaction.
 */

export interface Booking {
  readonly buyerId: number;
  readonly quotationId: number;
  readonly source: "cash" | "credit";
  readonly at: Date;
}

/**
 * Pays the booking amount from the wallet or on credit and makes the order.
 *
 * @throws Refusal 404 not theirs, 409 when nothing is marked, it is booked or a transfer is under check, 422 when the price has
 * expired or the balance is short; then nothing has happened.
 */
export async function bookQuotation(tx: Db, booking: Booking): Promise<OrderRef> {
  const { buyerId, quotationId, source, at } = booking;
  const marked = await lockPayable(tx, buyerId, quotationId, "book", at);
  if (source === "credit") {
    await refuseNewCredit(tx, { buyerId, usedFor: marked.quotation.number, addedPaise: leftToPay(marked), at });
  } else await refuseDaysToPay(tx, marked, at);
  const order = await placeOrder(tx, marked, { at, actorId: buyerId });
  const pay = source === "cash" ? payBookingFromCash : payBookingOnCredit;
  await pay(tx, { buyerId, quotationId, order, amountPaise: paise(marked.marking.booking_paise), at });
  return order;
}

/**
 * Makes the order of a booking whose bank transfer the desk has found; pass it to `verifyBankPayment`. The price stays valid
 * however late the desk looks, because the buyer paid in time.
 *
 * @throws Refusal 409 when the quotation can no longer be booked; the money then goes to the wallet (`verifyIntoWallet`).
 */
export async function bookVerifiedTransfer(
  tx: Db,
  payment: Payment,
  context: { readonly at: Date; readonly staffId: number },
): Promise<OrderRef> {
  const quotation = found(await lockQuotation(tx, found(payment.quotationId)));
  refuseMove(quotation.status, "book");
  const marked = found(await selectMarked(tx, quotation));
  if (payment.amountPaise !== marked.marking.booking_paise) {
    throw new Refusal("conflict", { message: "The booking amount has changed since the transfer was reported." });
  }
  // The report counted towards the limit; the lock keeps the change from report to order whole for simultaneous orders.
  if (leftToPay(marked) > 0) await lockOwed(tx, quotation.buyer_id);
  return placeOrder(tx, marked, { at: context.at, actorId: context.staffId });
}

/** Records the buyer's bank transfer of the booking amount; the desk checks it. @throws Refusal as `bookQuotation` */
export async function reportBookingTransfer(
  tx: Db,
  input: {
    readonly buyerId: number;
    readonly quotationId: number;
    readonly transfer: BankTransfer;
    readonly at: Date;
  },
): Promise<QuotationStatus> {
  const { buyerId, quotationId, transfer, at } = input;
  const marked = await lockPayable(tx, buyerId, quotationId, "report transfer", at);
  const { quotation, marking } = marked;
  await refuseDaysToPay(tx, marked, at);
  await reportBankPayment(tx, {
    payerId: buyerId,
    amountPaise: paise(marking.booking_paise),
    transfer,
    subject: { purpose: "booking", quotationId },
    at,
  });
  await updateQuotation(tx, quotationId, { updated_at: at });
  return quotation.status;
}

/** An order that is paid days after its invoice is credit too, whatever pays the booking amount. @throws Refusal 422 */
async function refuseDaysToPay(tx: Db, marked: MarkedQuotation, at: Date): Promise<void> {
  const { quotation, marking } = marked;
  if (marking.credit_days === 0) return;
  const days = counted(marking.credit_days, "day");
  await refuseNewCredit(tx, {
    buyerId: quotation.buyer_id,
    usedFor: quotation.number,
    because: `This order would give you ${days} to pay after each invoice.`,
    addedPaise: leftToPay(marked),
    at,
  });
}

/** What an order leaves to pay days after its invoices; zero where it gives no days. */
function leftToPay({ marking }: MarkedQuotation): Paise {
  if (marking.credit_days === 0) return zeroPaise;
  return subtractPaise(paise(marking.for_paise), paise(marking.booking_paise));
}

async function lockPayable(
  tx: Db,
  buyerId: number,
  quotationId: number,
  event: "book" | "report transfer",
  at: Date,
): Promise<MarkedQuotation> {
  const quotation = found(await lockOwnQuotation(tx, buyerId, quotationId));
  refuseMove(quotation.status, event);
  const marked = found(await selectMarked(tx, quotation));
  if (marked.marking.valid_until <= at) {
    throw new Refusal("refused", { message: "The price of this quotation has expired. Please ask again." });
  }
  return marked;
}

/** Makes the order, moves the quotation and notifies the three sides. */
async function placeOrder(tx: Db, marked: MarkedQuotation, context: PersonContext): Promise<OrderRef> {
  const { quotation, marking } = marked;
  const order = await createOrder(tx, marked, context);
  await updateQuotation(tx, quotation.id, {
    status: statusAfter(quotation.status, "book"),
    order_id: order.id,
    awarded_transporter_id: marking.transporter_id,
    updated_at: context.at,
  });
  await updateUnreadForInvited(tx, quotation.id);
  const values = {
    order: order.number,
    number: quotation.number,
    city: quotation.origin_city,
    quantity: tonnesText(kilograms(marking.total_kg)).replace(/\.000$/, ""),
  };
  const { at } = context;
  await notify(tx, {
    kind: "quotation ordered",
    userIds: [quotation.buyer_id],
    values,
    link: orderDetailsPath(order.id),
    at,
  });
  await notify(tx, {
    kind: "offer ordered",
    userIds: [marking.seller_id],
    values,
    link: sellerOrderPath(order.id),
    at,
  });
  if (marking.transporter_id !== null) {
    await notify(tx, {
      kind: "freight ordered",
      userIds: [marking.transporter_id],
      values: { ...values, destination: quotation.consignee_detail.city },
      link: carriedOrdersPath,
      at,
    });
  }
  return order;
}

/** The desk gives the freight to another transporter than the marked one. */
export async function awardQuotation(tx: Db, quotationId: number, transporterId: number): Promise<void> {
  await updateQuotation(tx, quotationId, { awarded_transporter_id: transporterId });
}
