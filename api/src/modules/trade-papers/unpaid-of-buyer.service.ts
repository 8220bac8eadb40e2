import { maxPaise, type Paise, subtractPaise, sumPaise, zeroPaise } from "@mandi/shared/money/paise";
import type { Db } from "../../platform/database/database";
import { selectBookedOrdersOf } from "../../reads/booked-orders.read";
import { selectBookingsToPay, type TurnOf } from "../../reads/my-turn.read";
import { type OpenRowOfParty, selectOpenOrder, selectOpenOrdersOfBuyer } from "../../reads/party-ageing.read";
import { readPaidOfOrders } from "../ledger/statement.service";
import { dueOf } from "../orders/amounts/order-due";
import { openPartsOf } from "./ageing.policy";
import { openOrdersOf } from "./open-orders";

/** An invoice, or a debit note that asks for money like one, with what is still due for it. */
export interface UnpaidInvoice {
  readonly kind: "invoice" | "debit note";
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly dueOn: string;
  readonly duePaise: Paise;
}

/** What a buyer owes for an invoice of an order, or beyond its invoices. */
export interface UnpaidItem {
  readonly orderId: number;
  readonly order: string;
  readonly invoice: UnpaidInvoice | null;
  readonly duePaise: Paise;
  /** What is due for the whole order. */
  readonly orderDuePaise: Paise;
  readonly isUnderCheck: boolean;
}

/** The unpaid invoices and debit notes of an order, the earliest due first. */
export async function readUnpaidInvoicesOfOrder(db: Db, orderId: number): Promise<readonly UnpaidInvoice[]> {
  return invoicesOf(await selectOpenOrder(db, orderId));
}

/** What a buyer owes, invoice by invoice, the earliest due first; then what no invoice of an order asks for yet. */
export async function readUnpaidOf(db: Db, buyerId: number): Promise<readonly UnpaidItem[]> {
  const [rows, orders] = await Promise.all([selectOpenOrdersOfBuyer(db, buyerId), selectBookedOrdersOf(db, [buyerId])]);
  const paidOf = await readPaidOfOrders(
    db,
    orders.map(({ id }) => id),
  );
  const items = orders.flatMap((order): readonly UnpaidItem[] => {
    const isUnderCheck = (invoice: UnpaidInvoice | null) =>
      order.under_check.some((invoiceId) => invoiceId === null || invoiceId === invoice?.id);
    const invoices = invoicesOf(rows.filter(({ order_id }) => order_id === order.id));
    const orderDuePaise = maxPaise(zeroPaise, dueOf(order, paidOf.get(order.id)?.paidPaise ?? zeroPaise));
    const restPaise = subtractPaise(orderDuePaise, sumPaise(invoices.map(({ duePaise }) => duePaise)));
    const common = { orderId: order.id, order: order.number, orderDuePaise };
    return [
      ...invoices.map((invoice) => ({
        ...common,
        invoice,
        duePaise: invoice.duePaise,
        isUnderCheck: isUnderCheck(invoice),
      })),
      ...(restPaise > 0 ? [{ ...common, invoice: null, duePaise: restPaise, isUnderCheck: isUnderCheck(null) }] : []),
    ];
  });
  return items.sort((one, other) => placeOf(one).localeCompare(placeOf(other)));
}

/** All that a buyer owes, and the booking amounts that they can pay now. */
export interface UnpaidOfBuyer {
  readonly items: readonly UnpaidItem[];
  readonly bookingsPaise: Paise;
  /** The only quotation that asks for it. */
  readonly quotationId: number | null;
}

/** What a buyer has to pay, and what they may: what they owe, and their quotations that wait for a booking amount. */
export async function readToPayOf(db: Db, caller: TurnOf): Promise<UnpaidOfBuyer> {
  const [items, bookings] = await Promise.all([readUnpaidOf(db, caller.userId), selectBookingsToPay(db, caller)]);
  return { items, ...bookings };
}

const placeOf = ({ invoice, order }: UnpaidItem): string =>
  invoice === null ? `9 ${order}` : `${invoice.dueOn} ${invoice.number}`;

function invoicesOf(rows: readonly OpenRowOfParty[]): readonly UnpaidInvoice[] {
  const parts = openOrdersOf(rows).flatMap((order) => openPartsOf(order));
  return parts
    .flatMap(({ paper, openPaise }): readonly UnpaidInvoice[] => {
      if (paper === null) return [];
      const { paper_id: id, paper_kind, number, date } = paper.row;
      if (id === null || number === null || date === null) return [];
      const kind = paper_kind === "debit note" ? paper_kind : "invoice";
      return [{ kind, id, number, date, dueOn: paper.dueOn, duePaise: openPaise }];
    })
    .reverse();
}
