import { maxPaise, type Paise, paise, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { selectBookedOrdersOf } from "../../reads/booked-orders.read";
import { selectBookingsToPay, type TurnOf } from "../../reads/my-turn.read";
import { type OpenRowOfParty, selectOpenOrder, selectOpenOrdersOfBuyer } from "../../reads/party-ageing.read";
import { selectReportedBy } from "../../reads/reported-payments.read";
import { readPaidOfOrders } from "../ledger/statement.service";
import { dueOf } from "../orders/amounts/order-due";
import { listTransfersOfOrder } from "../payments/bank-transfer.service";
import type { Payment } from "../payments/payment.store";
import { openPartsOf } from "./ageing.policy";
import { openOrdersOf } from "./open-orders";
import { afterTransfers, restToPay, type Transfer } from "./under-check.policy";

/** An invoice, or a debit note that asks for money like one, with what is still due for it. */
export interface UnpaidInvoice {
  readonly kind: "invoice" | "debit note";
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly dueOn: string;
  readonly duePaise: Paise;
  /** Of it, what the transfers under check do not pay. */
  readonly restPaise: Paise;
}

/** What a buyer owes for an invoice of an order, or beyond its invoices. */
export interface UnpaidItem {
  readonly orderId: number;
  readonly order: string;
  readonly invoice: UnpaidInvoice | null;
  readonly duePaise: Paise;
  /** Of it, what the transfers under check do not pay. */
  readonly restPaise: Paise;
  /** What is due for the whole order. */
  readonly orderDuePaise: Paise;
}

/** The unpaid invoices and debit notes of an order, the earliest due first, and its transfers under check. */
export interface UnpaidOfOrder {
  readonly invoices: readonly UnpaidInvoice[];
  readonly transfers: readonly Payment[];
}

/** What is unpaid of an order, document by document, and what is reported for it. */
export async function readUnpaidOfOrder(db: Db, orderId: number): Promise<UnpaidOfOrder> {
  const [rows, transfers] = await Promise.all([selectOpenOrder(db, orderId), listTransfersOfOrder(db, orderId)]);
  return { invoices: invoicesOf(rows, transfers), transfers };
}

/** What a buyer owes, invoice by invoice, the earliest due first; then what no invoice of an order asks for yet. */
export async function listUnpaidOf(db: Db, buyerId: number): Promise<readonly UnpaidItem[]> {
  const [rows, orders] = await Promise.all([selectOpenOrdersOfBuyer(db, buyerId), selectBookedOrdersOf(db, [buyerId])]);
  const paidOf = await readPaidOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const items = orders.flatMap((order): readonly UnpaidItem[] => {
    const transfers = order.under_check.map(({ invoice_id, amount_paise }) => ({
      invoiceId: invoice_id,
      amountPaise: paise(amount_paise),
    }));
    const invoices = invoicesOf(
      rows.filter(({ order_id }) => order_id === order.id),
      transfers,
    );
    const orderDuePaise = maxPaise(zeroPaise, dueOf(order, paidOf.get(order.id)?.paidPaise ?? zeroPaise));
    const laterPaise = subtractPaise(orderDuePaise, sumPaise(invoices.map(({ duePaise }) => duePaise)));
    const restPaise = subtractPaise(
      restToPay(orderDuePaise, transfers),
      sumPaise(invoices.map((invoice) => invoice.restPaise)),
    );
    const common = { orderId: order.id, order: order.number, orderDuePaise };
    return [
      ...invoices.map((invoice) => ({
        ...common,
        invoice,
        duePaise: invoice.duePaise,
        restPaise: invoice.restPaise,
      })),
      ...(laterPaise > 0
        ? [{ ...common, invoice: null, duePaise: laterPaise, restPaise: maxPaise(zeroPaise, restPaise) }]
        : []),
    ];
  });
  return items.sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

/** All that a buyer owes, what they have reported, and the booking amounts that they can pay now. */
export interface UnpaidOfBuyer {
  readonly items: readonly UnpaidItem[];
  /** All that transfers under check for orders and booking amounts come to. */
  readonly allReportedPaise: Paise;
  readonly bookingsPaise: Paise;
  /** The only quotation that asks for it. */
  readonly quotationId: number | null;
}

/** What a buyer has to pay, and what they may: what they owe, and their quotations that wait for a booking amount. */
export async function readToPayOf(db: Db, caller: TurnOf): Promise<UnpaidOfBuyer> {
  const [items, allReportedPaise, bookings] = await Promise.all([
    listUnpaidOf(db, caller.userId),
    selectReportedBy(db, caller.userId),
    selectBookingsToPay(db, caller),
  ]);
  return { items, allReportedPaise, ...bookings };
}

const placeOf = ({ invoice, order }: UnpaidItem): string =>
  invoice === null ? `9 ${order}` : `${invoice.dueOn} ${invoice.number}`;

function invoicesOf(rows: readonly OpenRowOfParty[], transfers: readonly Transfer[]): readonly UnpaidInvoice[] {
  const orders = openOrdersOf(rows);
  const left = orders.flatMap((order) => openPartsOf(afterTransfers(order, transfers)));
  return orders
    .flatMap((order) => openPartsOf(order))
    .flatMap(({ paper, openPaise }): readonly UnpaidInvoice[] => {
      if (paper === null) return [];
      const { paper_id: id, paper_kind, number, date } = paper.row;
      if (id === null || number === null || date === null) return [];
      const kind = paper_kind === "debit note" ? paper_kind : "invoice";
      const restPaise = left.find((part) => part.paper?.row === paper.row)?.openPaise ?? zeroPaise;
      return [{ kind, id, number, date, dueOn: paper.dueOn, duePaise: openPaise, restPaise }];
    })
    .reverse();
}
